# ruff: noqa: E501 -- a line of the table is one meaning
"""What words of German, Spanish, French and Japanese mean in English: enough of them for house rules, and no more."""

from functools import lru_cache

from rag.lexical import fold

# English | German | Spanish | French | Japanese
_TABLE = """
leave vacation holiday | Urlaub Ferien Freizeit Auszeit freie frei | vacaciones permiso descanso licencia libre | congé congés vacances | 休暇 休み 有給 休む 休ん
holiday | Feiertag Feiertage Feiertagen gesetzlich | festivo festivos feriado | férié fériés | 祝日 休日
sabbatical | Sabbatical Sabbatjahr | sabático | sabbatique | サバティカル 長期休暇
sick ill illness | krank Krankheit erkrankt Erkrankung Krankmeldung | enfermo enferma enfermedad baja | malade maladie arrêt | 病気 病欠 病
doctor medical physician | Arzt Ärztin ärztlich medizinisch | médico médica doctor | médecin médical médicale | 医師 医者 医療
hospital | Krankenhaus Klinik | hospital clínica | hôpital clinique | 病院
employee staff worker | Mitarbeiter Mitarbeiterin Mitarbeitende Mitarbeitenden Beschäftigte Beschäftigten Angestellte Angestellten Arbeitnehmer Personal | empleado empleada empleados trabajador trabajadora personal plantilla | employé employée salarié salariée salariés personnel collaborateur | 従業員 社員 スタッフ 職員 労働者
team | Team Mannschaft | equipo | équipe | チーム
colleague teammate coworker | Kollege Kollegin Kollegen | compañero compañera colega | collègue collègues | 同僚
manager boss supervisor lead | Vorgesetzte Vorgesetzten Vorgesetzter Führungskraft Chef Chefin Manager Leitung Teamleitung Leiter | jefe jefa gerente responsable supervisor superior | responsable manager supérieur chef hiérarchique | 上司 マネージャー 管理者 責任者
company firm organization employer | Firma Unternehmen Betrieb Arbeitgeber Gesellschaft | empresa compañía organización sociedad empleador | entreprise société employeur compagnie | 会社 企業 当社
department | Abteilung Bereich | departamento área | service département | 部署 部門
office | Büro Büros | oficina despacho | bureau bureaux | オフィス 事務所
customer client | Kunde Kunden Kundin Kundschaft | cliente clientes | client clients clientèle | 顧客 お客様 クライアント
supplier vendor | Lieferant Anbieter | proveedor | fournisseur prestataire | 業者 サプライヤー
user | Nutzer Benutzer Anwender | usuario | utilisateur utilisatrice | ユーザー 利用者
partner spouse | Partner Ehepartner Ehegatte | pareja cónyuge socio | partenaire conjoint | 配偶者 パートナー
child children | Kind Kinder Kindern | hijo hija hijos niño niños | enfant enfants | 子供 子ども お子
parent parental | Eltern Elternteil Elternzeit | padre madre padres parental | parent parents parental | 親 両親 育児
family | Familie Angehörige | familia familiar | famille familial proche | 家族
birth | Geburt geboren | nacimiento | naissance | 出産 出生 誕生
adoption adopt | Adoption | adopción | adoption | 養子
death bereavement | Tod Todesfall gestorben Trauerfall | fallecimiento muerte | décès mort deuil | 死亡 忌引
guest visitor | Gast Gäste Besucher | visitante invitado huésped | visiteur invité hôte | 来客 訪問者 ゲスト
person people | Person Personen Leute Mensch | persona personas gente | personne personnes gens | 人 方
engineer developer | Ingenieur Entwickler | ingeniero desarrollador | ingénieur développeur | エンジニア 開発者
candidate applicant | Bewerber Kandidat | candidato aspirante | candidat postulant | 候補者 応募者
member | Mitglied Mitglieder | miembro miembros | membre membres | メンバー 会員
intern | Praktikant Praktikantin | becario prácticas | stagiaire stage | インターン
contractor freelancer | Freiberufler Auftragnehmer | contratista autónomo | indépendant sous-traitant | 請負 フリーランス
work job working | Arbeit arbeiten arbeitet gearbeitet Tätigkeit | trabajo trabajar trabaja trabajado laboral | travail travailler travaille travaillé | 仕事 業務 勤務 働く 働い
hour working time | Arbeitszeit Stunden Uhrzeit | horario | horaire horaires | 時間 勤務時間
overtime | Überstunden Mehrarbeit | extra extras extraordinarias | supplémentaires | 残業 時間外
shift | Schicht Dienst | turno | poste équipe quart | シフト
rota schedule | Dienstplan Plan | calendario turnos cuadrante | planning tableau | 当番表
call | Bereitschaft Rufbereitschaft | guardia | astreinte | 待機 オンコール
part parttime | Teilzeit | parcial | partiel | パートタイム
full fulltime | Vollzeit | completa | plein | フルタイム 正社員
remote remotely | Remote mobil ortsunabhängig | remoto teletrabajo distancia teletrabajar | télétravail distance | リモート 在宅 テレワーク
home | zuhause Hause Homeoffice heim | casa hogar domicilio | domicile maison | 自宅 家
contract agreement | Vertrag Vereinbarung Arbeitsvertrag | contrato acuerdo convenio | contrat accord convention | 契約 合意
salary pay wage compensation | Gehalt Lohn Bezahlung Vergütung Entgelt | salario sueldo paga nómina remuneración | salaire rémunération paie traitement | 給与 給料 賃金 報酬
pay paid | bezahlt bezahlen zahlen zahlt gezahlt | pagar paga pagado pagada pago remunerado | payer payé payée paie verse versé | 支払 支払い 支払う 支払われ 支払っ
unpaid | unbezahlt | impagado sueldo | solde | 無給
paid leave | bezahlte bezahlter | remunerado remunerada | payés rémunéré | 有給休暇
bonus premium | Bonus Prämie | bono prima bonificación | prime bonus | ボーナス 賞与
raise increase | Erhöhung Gehaltserhöhung erhöht steigt erhöhen | aumento subida aumentar incremento sube | augmentation augmente augmenter hausse | 昇給 増加 増やす 上がる 引き上げ
reduce reduction lower decrease | senken sinkt verringert Kürzung reduziert | reducir reduce reducción bajar disminuye | réduire réduit réduction baisse diminue | 減少 減らす 下げる 削減
pension retirement | Rente Pension Ruhestand Altersvorsorge | pensión jubilación | retraite pension | 年金 退職
insurance | Versicherung versichert | seguro seguros | assurance | 保険
tax | Steuer Steuern steuerlich | impuesto impuestos fiscal | impôt taxe fiscal | 税 税金
benefit | Leistung Leistungen Vorteil Zusatzleistung | beneficio prestación ventaja | avantage prestation | 福利厚生 給付 特典
probation | Probezeit | prueba | essai | 試用期間
notice notify inform tell | Kündigungsfrist benachrichtigen informieren informiert mitteilen Bescheid melden meldet gemeldet mitgeteilt | avisar aviso avisado informar informa notificar notifique comunicar preaviso | informer informe prévenir avertir préavis notifier signaler signalé signalement | 通知 知らせ 連絡 報告 伝え
resign quit leave | kündigen kündigt Kündigung ausscheiden verlässt verlassen | dimitir renunciar baja dejar | démissionner démission quitter quitte | 退職 辞める 離職
hire hiring | einstellen Einstellung eingestellt | contratar contratación | embaucher embauche recruter | 採用 雇用
join start | eintreten Eintritt | incorporar incorporación unirse | rejoindre arrivée | 入社 参加
approve approval permission authorize authorization | Genehmigung genehmigen genehmigt Zustimmung Erlaubnis Freigabe freigeben zustimmen bewilligt | aprobación aprobar aprueba aprobado autorización autorizar autoriza permiso | approbation approuver approuve approuvé autorisation autoriser autorise validation accord valider | 承認 許可 認可 了承
reject refuse decline | ablehnen abgelehnt verweigern | rechazar rechaza denegar | refuser refuse refusé rejeter | 却下 拒否 断る
request ask apply application | Antrag beantragen beantragt Anfrage anfragen anfordern bitten fragen fragt Wunsch | solicitud solicitar solicita petición pedir pida pide preguntar | demande demander demandez requête solliciter | 申請 依頼 要求 リクエスト 要望 求め
submit file hand | einreichen einzureichen eingereicht abgeben vorlegen Einreichung | presentar presentarse presenta presentado entregar enviar | soumettre remettre déposer présenter soumis | 提出 申し込み
send | senden schicken gesendet geschickt sendet | enviar envía enviado mandar | envoyer envoie envoyé envoyez | 送る 送信 送付 送っ 送り
receive obtain | erhalten erhält bekommen bekommt | recibir recibe recibirá obtener obtiene | recevoir reçoit reçoivent obtenir obtient | 受け取 受領 取得 もらえ もらう
give grant provide | geben gewähren gewährt erteilt bereitgestellt stellt | dar da otorgar conceder concede proporcionar ofrecer ofrece | donner donne accorder accorde fournir fournit offre offrir | 与え 付与 提供 支給
take | nehmen nimmt genommen | tomar toma tomarse tomarlo coger | prendre prend pris | 取る 取り 取っ 取れ
use usage | verwenden verwendet nutzen nutzt benutzen Nutzung Verwendung | usar usa utilizar utiliza uso empleo | utiliser utilise utilisation usage | 使用 利用 使う 使い 使え 使っ
buy purchase | kaufen gekauft Kauf Einkauf anschaffen | comprar compra compras adquirir | acheter achat achète | 購入 買う 買っ
order | bestellen bestellt Bestellung | pedido pedir encargar | commander commande | 注文 発注
sell sale | verkaufen Verkauf | vender venta | vendre vente | 販売 売る
cost price expense fee | Kosten kostet Preis Gebühr Ausgaben | coste costo costos gasto gastos precio tarifa cuesta | coût coûts frais prix tarif dépense dépenses coûte | 費用 料金 経費 価格 コスト
expense report | Spesenabrechnung Abrechnung Spesen Reisekostenabrechnung | informe gastos | note notes frais | 経費精算 精算
report | Bericht Meldung berichten | informe reporte informar | rapport rapporter signalement | 報告書 レポート
reimburse refund cover | erstatten erstattet Erstattung übernehmen übernommen zurückerstattet | reembolsar reembolsa reembolso cubrir cubre cubren devolver | rembourser remboursé remboursement couvrir couvre pris charge | 払い戻し 返金 精算 負担 補償
repair | Reparatur Reparaturen reparieren | reparación reparaciones reparar arreglo | réparation réparations réparer | 修理
budget allowance stipend | Budget Zuschuss Etat Pauschale Tagegeld | presupuesto asignación ayuda dieta subsidio | budget allocation indemnité forfait | 予算 手当 補助
amount sum | Betrag Summe Höhe Menge | cantidad importe suma monto | montant somme quantité | 金額 額 量
limit maximum cap | Obergrenze Grenze Limit Höchstgrenze maximal Maximum | límite máximo tope | limite plafond maximum maximal | 上限 限度 制限 最大
minimum | Mindest minimal Minimum | mínimo | minimum minimal | 最低 最小
exceed | überschreiten übersteigen überschreitet | superar supera exceder excede sobrepasar | dépasser dépasse excéder excède | 超え 超過 上回
free | kostenlos gratis unentgeltlich | gratis gratuito gratuita | gratuit gratuite gratuitement | 無料
money | Geld | dinero | argent | お金 金
invoice bill | Rechnung Rechnungen | factura facturas | facture factures | 請求書 請求
receipt | Quittung Beleg Belege Bons | recibo recibos comprobante justificante ticket | reçu reçus justificatif ticket | 領収書 レシート
account | Konto | cuenta | compte | アカウント 口座
bank card | Karte Kreditkarte | tarjeta | carte | カード
gift present | Geschenk Geschenke | regalo | cadeau | 贈り物 ギフト
travel trip business | Reise Dienstreise reisen Fahrt Fahrten Reisen | viaje viajes viajar | voyage voyages déplacement voyager | 出張 旅行 移動
hotel accommodation | Hotel Hotels Unterkunft Übernachtung | hotel hoteles alojamiento | hôtel hôtels hébergement logement | ホテル 宿泊 宿
flight fly | Flug Flüge fliegen | vuelo vuelos volar | vol vols avion | 飛行機 フライト 航空
train rail | Zug Bahn | tren | train | 電車 列車 鉄道
taxi | Taxi Taxis | taxi | taxi | タクシー
car vehicle | Auto Wagen Fahrzeug PKW | coche vehículo auto | voiture véhicule | 車 自動車 車両
passport | Reisepass Pass | pasaporte | passeport | パスポート
visa | Visum Visa | visado visa | visa | ビザ 査証
abroad foreign country | Ausland ausländisch | extranjero | étranger | 海外 外国
country | Land Länder | país países | pays | 国
meal food | Essen Mahlzeit Verpflegung | comida comidas alimentos | repas nourriture | 食事 食べ物
breakfast | Frühstück | desayuno | petit-déjeuner déjeuner | 朝食
lunch dinner | Mittagessen Abendessen | almuerzo cena | dîner déjeuner | 昼食 夕食
day | Tag Tage Tagen täglich Kalendertag Kalendertage | día días diario | jour jours journée | 日 毎日
calendar | Kalender Kalenderjahr | calendario natural | calendrier calendaire civile | カレンダー 暦 年間
week weekly | Woche Wochen wöchentlich | semana semanas semanal | semaine semaines hebdomadaire | 週 週間 毎週
weekend | Wochenende Wochenenden | fin | week-end | 週末
month monthly | Monat Monate Monaten monatlich | mes meses mensual | mois mensuel | 月 毎月 か月
year annual yearly | Jahr Jahre Jahren jährlich | año años anual | an ans année annuel | 年 年間 毎年
quarter | Quartal | trimestre | trimestre | 四半期
weekday business day | Werktag Werktage Arbeitstag | laborables hábiles | ouvré ouvrés ouvrée ouvrées ouvrable ouvrables | 平日 営業日
date deadline due | Datum Frist Stichtag fällig Termin | fecha plazo vencimiento límite | date délai échéance | 日付 期限 締切 締め切り
period term | Zeitraum Dauer | período plazo duración | période durée délai | 期間
time | Zeit Zeitpunkt Mal | tiempo vez veces hora momento | temps fois heure moment | 時間 時 回
beginning start begin | Beginn beginnen beginnt Anfang starten startet | inicio comienzo comenzar empezar empieza comienza | début commencer commence démarrer | 開始 始ま 始め
end finish | Ende enden endet beenden | final fin terminar termina acabar | fin terminer termine finir | 終了 終わ 終え
before advance ahead prior | vorher Voraus vorab zuvor | antes antelación anticipación previo previa | avant avance préalable auparavant | 前 事前 前もって あらかじめ 先
after following | nachher danach anschließend nachdem | después tras siguiente posterior | après suivant suivante suite | 後 翌 以降
immediately | sofort unverzüglich umgehend gleich | inmediatamente inmediato | immédiatement aussitôt | 直ちに すぐ 即時
soon possible | bald baldmöglichst schnellstmöglich | pronto cuanto | rapidement vite | 早く できるだけ
late | spät verspätet | tarde tardío | tard retard tardif | 遅れ 遅く 遅刻
early | früh frühzeitig | temprano anticipado | tôt | 早期 早め
always | immer stets | siempre | toujours | 常に いつも
usually generally normally | normalerweise üblicherweise meist meistens gewöhnlich | normalmente generalmente habitualmente suele | généralement normalement habituellement général | 通常 一般的 原則 普段
automatically automatic | automatisch | automáticamente automático | automatiquement automatique | 自動 自動的
again | erneut nochmals wieder | nuevamente nuevo | nouveau encore | 再び 再度
every each | jede jeder jedes jeden | cada todos todas | chaque tous toutes | 毎 各
all | alle alles sämtliche gesamte | todos todas todo toda | tous toutes tout | 全て すべて 全員 全 全社
only | nur ausschließlich lediglich | solo sólo solamente únicamente | seulement uniquement | だけ のみ
additional extra | zusätzlich zusätzliche weitere extra | adicional adicionales extra más | supplémentaire supplémentaires additionnel autre | 追加 別途 さらに
new | neu neue neuen neuer | nuevo nueva | nouveau nouvelle | 新しい 新規 新
old | alt alte alten | antiguo viejo | ancien vieux | 古い
same | gleich gleiche dasselbe selbe | mismo misma | même mêmes | 同じ
different other | andere anderen anders unterschiedlich | otro otra diferente distinto | autre autres différent | 別 異なる 他
long longer | lang lange länger längere | largo larga | long longue longtemps | 長い 長期 長く
short | kurz kurze | corto corta breve | court courte bref | 短い 短期
big large major | groß große großer | grande mayor | grand grande | 大きい 大きな 主要
small minor | klein kleine | pequeño pequeña menor | petit petite mineur | 小さい 小さな
high | hoch hohe hoher | alto alta elevado | élevé haut haute | 高い
low | niedrig niedrige | bajo baja | bas basse faible | 低い
good better | gut gute besser | bueno buena mejor | bon bonne mieux meilleur | 良い よい
important | wichtig | importante | important | 重要 大切
urgent emergency | dringend Notfall Eil | urgente emergencia urgencia | urgent urgence | 緊急 至急
critical severe serious | kritisch schwer schwerwiegend ernst | crítico grave | critique grave sérieux | 重大 深刻
possible can | möglich Möglichkeit | posible posibilidad | possible possibilité | 可能 できる できます
necessary required | nötig notwendig erforderlich benötigt benötigen braucht brauchen | necesario necesaria necesita necesitar requiere requerido requisito | nécessaire besoin requis exige exigé | 必要 必須 要する
must required mandatory | verpflichtend Pflicht verpflichtet vorgeschrieben | obligatorio obligación obligado | obligatoire obligation tenu | 義務 なければ
optional voluntary | freiwillig optional | opcional voluntario | facultatif volontaire optionnel | 任意 自由 オプション
allowed permitted | erlaubt zulässig gestattet | permitido permite permitir | permis permet autorisé | 認められ 許され
forbidden prohibited | verboten untersagt | prohibido prohíbe | interdit interdite | 禁止
recommend advise encourage | empfehlen empfohlen Empfehlung ermuntert ermutigt raten | recomendar recomienda recomendado aconsejar anima animar animamos | recommander recommande recommandé conseiller conseillé encourage mieux vaut | 推奨 勧め お勧め おすすめ 奨励
avoid | vermeiden | evitar evite | éviter évitez | 避け 控え
responsible responsibility | verantwortlich zuständig Verantwortung | responsable encargado responsabilidad | responsable chargé responsabilité | 責任 担当
right entitled | Anspruch Recht berechtigt | derecho | droit | 権利 資格
rule policy guideline | Regel Regelung Richtlinie Vorschrift Regeln | regla norma política directriz | règle règlement politique consigne | 規則 ルール 規定 ポリシー 方針
law legal | Gesetz gesetzlich rechtlich | ley legal | loi légal légale | 法律 法的 法
exception | Ausnahme Ausnahmen | excepción | exception | 例外
condition requirement | Bedingung Voraussetzung Anforderung | condición requisito | condition exigence | 条件 要件
reason cause | Grund Ursache | razón motivo causa | raison cause motif | 理由 原因
example | Beispiel Beispielsweise | ejemplo | exemple | 例 例えば
goal purpose | Ziel Zweck | objetivo fin propósito meta | objectif but | 目的 目標
plan planned | geplant planen Planung | planear planificar plan planificado previsto | prévoir prévu planifier plan | 計画 予定
meeting | Besprechung Treffen Sitzung Versammlung | reunión reuniones junta | réunion réunions | 会議 ミーティング 打ち合わせ 会
meet gather | treffen | reunirse encontrarse | rencontrer réunir | 会う 集ま
take place held | findet statt stattfindet | celebra celebran lugar | lieu tient | 開催 開かれ 行われ 行い 実施
participate attend join | teilnehmen Teilnahme teilnimmt | participar participación asistir | participer participation assister | 参加 出席
training course | Schulung Kurs Fortbildung Training Weiterbildung | formación curso cursos capacitación | formation cours stage | 研修 トレーニング 講座 コース
conference event | Konferenz Veranstaltung | conferencia evento | conférence événement | カンファレンス イベント
interview | Vorstellungsgespräch Gespräch Interview | entrevista | entretien | 面接
review evaluate check | prüfen geprüft Prüfung überprüfen Überprüfung kontrollieren | revisar revisa revisión evaluar comprobar verificar | examiner vérifier vérification évaluer contrôler révision | 確認 審査 評価 見直し レビュー チェック
decide decision | entscheiden Entscheidung entscheidet | decidir decisión decide | décider décision décide | 決定 判断 決め
choose select | wählen auswählen | elegir escoger seleccionar | choisir sélectionner choix | 選択 選ぶ 選び
change | ändern Änderung geändert wechseln | cambiar cambio cambios modificar | changer changement modifier modification | 変更 変え
add | hinzufügen ergänzen | añadir agregar añaden | ajouter ajoute | 加え 追加
delete remove | löschen gelöscht entfernen | eliminar borrar suprimir quitar | supprimer effacer retirer | 削除 取り除
keep retain store | aufbewahren aufbewahrt speichern gespeichert behalten | guardar conservar conserva conservan almacenar mantener | conserver conservés conservé conservation garder stocker | 保管 保存 保持
open | öffnen geöffnet offen | abrir abierto abierta abre | ouvrir ouvert ouverte ouvre | 開く 開い 開け
close closed | schließen geschlossen schließt | cerrar cerrado cerrada cierra | fermer fermé fermée ferme | 閉じ 閉ま 閉め
enter register record | eintragen eingetragen erfassen Eintrag registrieren anmelden Anmeldung | registrar registro inscribir inscripción anotar introducir | enregistrer inscrire inscription saisir | 登録 記録 記入 入力
write | schreiben geschrieben | escribir escrito | écrire écrit | 書く 書き 記載
read | lesen | leer | lire | 読む 読み
sign signature | unterschreiben Unterschrift unterzeichnen | firmar firma | signer signature | 署名 サイン
speak talk discuss | sprechen besprechen reden absprechen | hablar habla conversar hable | parler discuter parlez | 話し 話す 相談 話し合
coordinate agree | abstimmen abgestimmt koordinieren | coordinar acordar | coordonner convenir | 調整 合意
contact | kontaktieren Kontakt wenden | contactar contacto contacte | contacter contact contactez | 連絡 問い合わせ
answer respond reply | antworten Antwort beantworten | responder respuesta contestar | répondre réponse | 回答 返信 返事 応答 対応
acknowledge acknowledgement receipt | Empfangsbestätigung Bestätigung bestätigen bestätigt | acuse confirmación confirmar | accusé réception confirmation confirmer | 受領確認 確認通知
status | Stand Status | estado situación | état statut avancement dossier | 状況 ステータス 進捗
question enquire | Frage Fragen | pregunta preguntas consulta | question questions | 質問 問い合わせ
help support assistance | Hilfe helfen hilft Unterstützung unterstützen | ayuda ayudar apoyo asistencia | aide aider soutien assistance | 支援 助け サポート 援助 手伝
find search | finden suchen gefunden | encontrar buscar | trouver chercher rechercher | 見つけ 検索 探し
show | zeigen anzeigen | mostrar muestra | montrer afficher montre | 表示 示す 示し
install | installieren Installation | instalar | installer | インストール
device equipment | Gerät Geräte Ausstattung Ausrüstung | dispositivo equipo aparato | appareil équipement matériel | 機器 端末 デバイス 設備 備品
laptop computer | Laptop Rechner Computer Notebook | portátil ordenador computadora | ordinateur portable | パソコン ノートパソコン コンピューター
screen monitor | Bildschirm Monitor | pantalla monitor | écran moniteur | 画面 モニター
phone | Telefon Handy anrufen | teléfono móvil llamar | téléphone portable appeler | 電話 携帯
software application | Software Anwendung Programm | aplicación programa software | logiciel application | ソフト アプリ ソフトウェア
internet | Internet | internet | internet | インターネット
network | Netzwerk Netz | red | réseau | ネットワーク
system | System | sistema | système | システム
file document | Datei Dokument Unterlagen Dateien | archivo documento documentos fichero | fichier document documents | ファイル 書類 文書 資料
form | Formular | formulario | formulaire | フォーム 用紙
data information | Daten Informationen Angaben | datos información | données informations renseignements | データ 情報
password | Passwort Kennwort | contraseña | mot passe | パスワード
access | Zugang Zugriff Zutritt | acceso acceder | accès accéder | アクセス
security | Sicherheit | seguridad | sécurité | セキュリティ 安全
vulnerability weakness | Schwachstelle Schwachstellen Lücke Schwäche | vulnerabilidad debilidad | vulnérabilité faille faiblesse faiblesses | 脆弱性
risk | Risiko | riesgo | risque | リスク 危険
incident problem | Vorfall Störung Problem | incidente incidencia problema | incident problème panne | インシデント 障害 問題
error bug | Fehler | error fallo | erreur bogue | エラー 不具合 バグ
backup | Sicherung Backup | copia respaldo | sauvegarde | バックアップ
log audit | Protokoll Protokolle Audit-Logs | registro registros auditoría | journal journaux audit | ログ 監査
version release | Version Veröffentlichung | versión lanzamiento | version publication | バージョン リリース
server | Server | servidor | serveur | サーバー
configuration setting | Einstellung Konfiguration Einstellungen | configuración ajuste | configuration paramètre réglage | 設定 構成
default | standardmäßig Standard | defecto predeterminado | défaut | デフォルト 既定 標準
scope | Umfang Geltungsbereich | alcance ámbito | périmètre portée champ | 範囲 対象
outside out | außerhalb | fuera | hors dehors | 外 対象外 以外
inside within | innerhalb | dentro | dans intérieur | 内 以内
key | Schlüssel | llave clave | clé | 鍵 キー
room space | Raum Zimmer Räume | sala habitación espacio | salle pièce chambre espace | 部屋 会議室 スペース
building house | Gebäude Haus | edificio | bâtiment immeuble | 建物 ビル
floor | Etage Stockwerk Stock | piso planta | étage | 階
door | Tür | puerta | porte | ドア 扉
desk table | Schreibtisch Tisch | escritorio mesa | bureau table | 机 デスク
chair | Stuhl | silla | chaise fauteuil siège | 椅子
parking park | Parkplatz parken | aparcamiento estacionamiento aparcar | parking stationnement | 駐車場 駐車
bicycle bike | Fahrrad Rad | bicicleta | vélo | 自転車
fire | Feuer Brand | fuego incendio | feu incendie | 火災 火
water | Wasser | agua | eau | 水
book | Buch Bücher | libro libros | livre livres | 本 書籍
reservation book | Buchung buchen reservieren gebucht Reservierung | reserva reservar reservas | réservation réservations réserver | 予約
cancel | stornieren absagen Stornierung | cancelar anular cancelación | annuler annulation | キャンセル 取り消
payment | Zahlung | pago pagos | paiement versement | 支払い 決済 入金
transfer | Überweisung übertragen | transferencia transferir | virement transférer transfert | 振込 移管 譲渡
carry | übertragen | acumular trasladar | reporter reporté | 繰り越
expire | verfallen verfällt ablaufen | caducar vencer expirar | expirer périmé | 失効 期限切れ
valid | gültig gelten gilt | válido vigente vale | valable valide | 有効
apply | gelten gilt | aplica aplicar aplican | applique appliquer | 適用
contain include | enthalten enthält einschließlich inklusive | incluir incluye incluido incluidos contiene | inclure inclus contient comprend compris | 含む 含め 含み 含まれ
exclude | ausgeschlossen ausgenommen | excluir excluido | exclure exclu exclus | 除く 除外
share | teilen geteilt | compartir compartido | partager partagé | 共有
publish announce | veröffentlichen veröffentlicht bekanntgegeben | publicar publicado anunciar | publier publié annoncer | 公開 発表 公表
recording record | Aufzeichnung aufgezeichnet | grabación grabar | enregistrement | 録画 録音
live | live | directo vivo | direct | ライブ 生
way method how | Weise Methode Art | forma manera método modo | façon manière méthode | 方法 やり方
number | Nummer Zahl Anzahl | número | numéro nombre | 番号 数
name | Name Namen | nombre | nom | 名前 氏名
address | Adresse Anschrift | dirección | adresse | 住所 アドレス
email mail | Mail E-Mail | correo | courriel mail email | メール
letter | Brief Schreiben | carta | lettre courrier | 手紙
page site | Seite Webseite | página sitio | page site | ページ サイト
list | Liste | lista | liste | リスト 一覧
part | Teil | parte | partie part | 部分 一部
half | Hälfte halb halbe | mitad medio media | moitié demi | 半分 半
total | insgesamt Gesamt gesamt | total totalidad | total totalité | 合計 総
consecutive continuous row | aufeinanderfolgende zusammenhängende fortlaufend | seguidas seguidos consecutivos consecutivas continuo | consécutifs consécutives suite suivis | 連続
rest recover recovery recharge | Erholung erholen | recuperación descansar recuperarse | repos récupération | 休養 回復 リフレッシュ
absence absent away | Abwesenheit abwesend fehlen fehlt | ausencia ausente | absence absent | 不在 欠勤 欠席
fixed hard strict | feste fest fester starr streng | fijo fija estricto rígido | fixe strict ferme stricte | 固定 厳格 厳しい 厳密
exist there | existiert | existe hay existir | existe | ある あり
consider want like | möchten wollen wünschen will | querer quiere desea desear | vouloir veut souhaite souhaiter | 希望 したい 望
know | wissen kennen | saber conocer | savoir connaître | 知る 知っ
explain | erklären erläutern | explicar explique | expliquer | 説明
follow | folgen befolgen | seguir sigue | suivre suit | 従う 従っ 守る 守っ
wait | warten | esperar | attendre | 待つ 待っ
return | zurückgeben zurück Rückgabe Rückkehr | devolver volver regreso devolución | rendre retourner retour | 返却 返す 戻
repay | zurückzahlen | devolver reintegrar | rembourser | 返済
replace | ersetzen Ersatz ersetzt | reemplazar sustituir | remplacer remplacement | 交換 代替
lose loss | verlieren Verlust verloren | perder pérdida perdido | perdre perte perdu | 紛失 失う 失くし
steal stolen | gestohlen Diebstahl | robado robo | volé vol | 盗難 盗ま
damage | Schaden beschädigt | daño dañado | dommage endommagé dégât | 破損 損害
test | testen Test | probar prueba | tester test essai | テスト 試験
question ask | fragen | preguntar | demander | 尋ね 聞く
car mileage kilometre | Kilometer | kilómetro | kilomètre | キロ
transport commute | Fahrtkosten Pendeln Anfahrt | transporte | transport trajet | 交通 交通費 通勤
candidate vote | Abstimmung abstimmen Stimme | voto votar votación | vote voter voix | 投票 票
committee board | Ausschuss Vorstand Gremium | comité junta consejo | comité conseil | 委員会 取締役会
public | öffentlich | público pública | public publique | 公共 公的 公開
private personal | privat persönlich eigene eigenen | privado personal propio propia | privé personnel propre | 個人 私用 個人的
confidential secret | vertraulich geheim | confidencial secreto | confidentiel secret | 機密 秘密
local | lokal örtlich | local | local locale | 現地 地域
national domestic | national inländisch | nacional | national | 国内
international | international | internacional | international | 国際
age old | Alter | edad | âge | 年齢
health | Gesundheit gesundheitlich | salud sanitario | santé | 健康
service | Dienst Dienstleistung Service | servicio servicios | service services | サービス
project | Projekt | proyecto | projet | プロジェクト
task | Aufgabe Aufgaben | tarea tareas | tâche tâches | タスク 作業 課題
role position | Rolle Stelle Position | puesto cargo función rol | poste rôle fonction | 役職 職 役割
skill | Fähigkeit Kenntnisse | habilidad competencia | compétence | スキル 能力
experience | Erfahrung | experiencia | expérience | 経験
performance | Leistung | rendimiento desempeño | performance | 業績 成果
feedback | Rückmeldung Feedback | comentarios | retour | フィードバック
process procedure | Verfahren Prozess Ablauf | proceso procedimiento | processus procédure | 手続き プロセス 手順
step | Schritt Schritte | paso pasos | étape étapes | ステップ 手順
status case | Fall Fälle | caso | cas | 場合 ケース
area | Gebiet | zona | zone | 地域 エリア
side | Seite | lado | côté | 側
student | Student Schüler | estudiante alumno | étudiant élève | 学生
school university | Schule Universität | escuela universidad | école université | 学校 大学
museum | Museum | museo | musée | 博物館 美術館
library | Bibliothek | biblioteca | bibliothèque | 図書館
ticket | Ticket Fahrkarte | billete entrada | billet ticket | チケット 切符
photo picture | Foto Bild | foto imagen | photo image | 写真 画像
smoke smoking | rauchen | fumar | fumer | 喫煙
dog animal pet | Hund Haustier | perro mascota | chien animal | 犬 ペット
clothes dress | Kleidung | ropa vestimenta | vêtement tenue | 服装 服
cleaning clean | Reinigung putzen reinigen | limpieza limpiar | nettoyage nettoyer | 掃除 清掃
lunch break pause | Pause Mittagspause | pausa | pause | 休憩
morning | Morgen morgens Vormittag | mañana | matin | 朝 午前
afternoon evening | Nachmittag Abend abends | tarde | après-midi soir | 午後 夕方 夜
night | Nacht | noche | nuit | 夜間 泊
today now | heute jetzt derzeit aktuell | hoy ahora actualmente | aujourd'hui maintenant actuellement | 今日 現在 今
first | erste ersten zuerst erst | primero primera | premier première | 最初 初 第一
last latest | letzte letzten zuletzt | último última | dernier dernière | 最後 最新
next | nächste nächsten folgende | próximo siguiente | prochain suivant | 次 翌
current | aktuell | actual | actuel | 最新
separate | getrennt separat | separado aparte | séparé | 別々
together | zusammen gemeinsam | junto juntos | ensemble | 一緒 共に
directly direct | direkt | directamente directo | directement direct | 直接
about approximately | etwa ungefähr circa rund | aproximadamente unos | environ | 約 およそ
question whether | ob | si | si | かどうか
purchase | Kaufdatum | compra | achat | 購入日
submit proposal | Vorschlag | propuesta | proposition | 提案
objection | Einwand Widerspruch | objeción | objection | 異議 反対
vote majority | Mehrheit | mayoría | majorité | 多数
share option stock | Aktien Anteile | acciones participaciones | actions parts | 株式 株
union council | Betriebsrat Gewerkschaft | sindicato comité | syndicat comité | 組合
environment | Umgebung Umwelt | entorno ambiente | environnement | 環境
channel | Kanal | canal | canal | チャンネル
message | Nachricht | mensaje | message | メッセージ
link | Link Verweis | enlace | lien | リンク
code | Code | código | code | コード
account user | Benutzerkonto | cuenta | compte | アカウント
delay | Verzögerung verspätet | retraso | retard | 遅延
weather | Wetter | tiempo | météo | 天気
price discount | Rabatt Ermäßigung | descuento | remise réduction | 割引
arrive come | ankommen ankommt kommen kommt eintreffen | llegar llega llegada | arriver arrive arrivée venir | 到着 届
- | - | - | - | 少なくとも 少 多く 等 各自 必ず 可 内 目 中 的 様 際 毎 間 以 当 こと もの ため よう
lead cause trigger | verursachen führen führt auslösen | causar provocar provoca | entraîner entraîne causer provoquer | 引き起こ 発生
meet satisfy fulfil | erfüllen erfüllt | cumplir cumple | remplir respecter | 満た
belong | gehören gehört | pertenecer | appartenir | 属
pass complete | bestehen bestanden abschließen abgeschlossen | aprobar completar completado superar | réussir terminer achever | 合格 完了
fortnight biweekly | zweiwöchentlich vierzehntägig | quincenal quincena | bimensuel quinzaine | 隔週
stay | bleiben bleibt Aufenthalt | quedarse permanecer estancia | rester séjour | 滞在
work function operate | funktionieren läuft | funcionar funciona | fonctionner | 動作 稼働
leave go | gehen geht | ir salir | aller partir | 行く 出発
expect | erwarten erwartet | esperar espera | attendre attend | 期待 見込
bring | mitbringen bringen | traer llevar | apporter amener | 持参 持ち込
wear | tragen | llevar vestir | porter | 着用
count | zählen zählt | contar cuenta | compter compte | 数え
eligible qualify | berechtigt | elegible derecho | éligible admissible | 対象
earn accrue collect | sammeln verdienen | acumular ganar | accumuler gagner acquérir | 貯め 獲得
discover found | entdecken entdeckt | descubrir descubierto | découvrir découvert | 発見
known unknown | bekannt unbekannt | conocido desconocido | connu inconnu | 既知 未知
respect observe | einhalten respektieren | respetar | respecter | 遵守
third party external | Dritte extern externe | tercero externo externa | tiers externe | 第三者 外部 社外
internal | intern interne | interno interna | interne | 社内 内部
priority | Priorität Vorrang | prioridad | priorité | 優先
target aim | Zielwert | objetivo | cible | 目標
average | Durchschnitt durchschnittlich | promedio media | moyenne | 平均
rate percent share | Satz Anteil Prozent | tasa porcentaje | taux pourcentage | 割合 率
member state | Bundesland Staat | estado | état | 州
come originate | stammen stammt | provenir viene venir | provenir vient | 来る 由来
make do perform | machen macht gemacht tun durchführen durchgeführt | hacer hecho realizar realiza | faire effectuer réaliser effectué | 行う 実行
create build produce | erstellen erstellt anlegen bauen gebaut erzeugen | crear crea creado construir producir | créer crée créé construire produire | 作成 作る 作り 作っ
edit update | bearbeiten aktualisieren aktualisiert | editar actualizar actualiza | modifier actualiser mettre jour | 編集 更新
detail specific | Einzelheiten genau bestimmte konkret | detalle detalles específico concreto | détail détails précis spécifique | 詳細 具体的 特定
base based | basieren basiert Grundlage | basar basado basada base | basé base fonde | 基づ 基準
tool | Werkzeug Tool | herramienta | outil outils | ツール 道具
communicate | kommunizieren Kommunikation | comunicar comunica comunicación | communiquer communication | 伝達 コミュニケーション
ensure guarantee make sure | sicherstellen gewährleisten garantiert | asegurar garantizar asegúrese asegúrate | assurer garantir veiller assurez | 確実 保証
available | verfügbar bereit erreichbar | disponible disponibles | disponible disponibles | 利用可能 空い
unavailable | nicht verfügbar | indisponible | indisponible | 利用不可
resource | Ressource Mittel | recurso recursos | ressource ressources | リソース 資源
level | Ebene Stufe Niveau | nivel | niveau | レベル 水準
guide guidance | Leitfaden Anleitung | guía orientación | guide | ガイド 案内
learn learning | lernen gelernt | aprender aprende | apprendre | 学ぶ 学習
active | aktiv | activo activa | actif active | 有効 アクティブ
understand | verstehen | entender comprender | comprendre | 理解
impact affect | Auswirkung beeinträchtigen betreffen betrifft betroffen | impacto afectar afecta | impact affecter affecte toucher concerné | 影響
value | Wert Werte | valor | valeur | 価値 値
practice | Praxis Übung | práctica | pratique | 慣行 実践
group | Gruppe Gruppen | grupo | groupe | グループ
action | Maßnahme Aktion | acción medida | action mesure | 措置 行動
technical | technisch technische | técnico técnica | technique | 技術 技術的
individual single | einzeln einzelne individuell | individual | individuel individuelle | 個別 個々
depend | abhängen abhängig hängt | depender depende | dépendre dépend | 依存 よる 次第
feel | fühlen | sentir siente | sentir ressentir | 感じ
acceptable | akzeptabel annehmbar | aceptable | acceptable | 許容
accept | akzeptieren annehmen angenommen | aceptar acepta | accepter accepte | 受け入れ 受諾
let allow | lassen | dejar permitir deja | laisser permettre | 許可
deploy deployment release | Bereitstellung ausrollen | despliegue desplegar | déploiement déployer | デプロイ 配備
improve | verbessern verbessert Verbesserung | mejorar mejora | améliorer amélioration | 改善 向上
feature | Funktion Merkmal | función característica | fonctionnalité | 機能
initial first | anfänglich ursprünglich | inicial | initial initiale | 初期 当初
offer | anbieten bietet Angebot angeboten | ofrecer oferta ofrece | offrir offre proposer propose | 提供 オファー
appropriate suitable | angemessen geeignet passend | apropiado adecuado | approprié adéquat convenable | 適切 ふさわしい
opportunity chance | Gelegenheit Chance | oportunidad | occasion opportunité | 機会
connect | verbinden Verbindung | conectar conexión | connecter connexion | 接続
move relocate | umziehen Umzug verschieben | mudarse trasladar traslado mover | déménager déménagement déplacer | 引っ越し 移動 転居
think | denken glauben | pensar creer | penser croire | 考え 思う 思い
successful success | erfolgreich Erfolg | éxito exitoso | succès réussi réussite | 成功
full whole | voll volle vollständig ganze vollem volles | completo entero íntegro plena | complet complète plein entier entière intégral | 全額 全部 満額 完全
assessment evaluation | Beurteilung Bewertung | evaluación | évaluation | 評価
main primary | Haupt hauptsächlich wichtigste | principal primario | principal principale | 主な 主 主要
secondary | zweite sekundär | secundario | secondaire | 副 二次
try | versuchen | intentar | essayer tenter | 試み 試す
often frequently | häufig oft | frecuentemente menudo | souvent fréquemment | しばしば 頻繁
effective | wirksam effektiv | eficaz efectivo | efficace effectif | 有効 効果的
assign | zuweisen zugewiesen zugeteilt | asignar asignado | attribuer affecter assigné | 割り当て
maintain | pflegen warten Wartung | mantener mantenimiento | maintenir entretien maintenance | 維持 保守
involve | beteiligt einbeziehen | implicar involucrar | impliquer | 関与 関わ
determine | bestimmen festlegen festgelegt | determinar | déterminer fixer fixé | 決定 定め
instruction | Anweisung Anweisungen | instrucción instrucciones | instruction consigne | 指示
preference prefer | Präferenz bevorzugen lieber | preferir preferencia | préférer préférence | 優先 好み
approach | Ansatz Vorgehen | enfoque | approche | アプローチ
common | gemeinsam üblich häufig | común | commun courant | 共通 一般
clear | klar deutlich eindeutig | claro clara | clair claire | 明確 はっきり
video | Video | vídeo video | vidéo | 動画 ビデオ
future | Zukunft zukünftig | futuro | futur avenir | 将来 今後
command | Befehl | comando orden | commande | コマンド
happen occur | geschehen passiert auftreten auftritt | ocurrir suceder pasar ocurre | arriver survenir produire | 起こ 発生 起き
location place | Ort Standort | lugar ubicación | lieu emplacement endroit | 場所 所在地
alert alarm | Alarm Warnung Meldung | alerta alarma | alerte alarme | アラート 警報 警告
effort | Aufwand Mühe | esfuerzo | effort | 努力
define | definieren definiert | definir definido | définir défini | 定義
final | endgültig abschließend | definitivo final | définitif final | 最終
confirm confirmation | bestätigen bestätigt Bestätigung | confirmar confirma confirmación | confirmer confirmation | 確認 確定
knowledge | Kenntnis Wissen | conocimiento | connaissance savoir | 知識
language | Sprache | idioma lengua | langue | 言語
minute | Minute Protokoll | minuto acta | minute procès-verbal | 分 議事録
past previous former | vergangen früher ehemalig ehemalige ehemaligen vorherig | pasado anterior antiguo antiguos | passé précédent ancien anciens | 過去 以前 元
kind type | Art Typ Sorte | tipo clase | type genre sorte | 種類
describe | beschreiben Beschreibung | describir descripción | décrire description | 記述 説明
resolve solve fix | beheben behoben lösen gelöst Lösung | resolver resuelto solucionar arreglar | résoudre résolu corriger | 解決 修正 直す
special | besonder besondere speziell | especial | spécial spéciale particulier | 特別 特殊
aware | bewusst bekannt | consciente | conscient | 把握 認識
setup configure | einrichten Einrichtung | configurar instalar | configurer installer | 設定
owner | Eigentümer Inhaber besitzen | propietario dueño | propriétaire possession | 所有者 オーナー
idea | Idee | idea | idée | アイデア
welcome | willkommen | bienvenido | bienvenu | 歓迎
government agency | Regierung Behörde | gobierno agencia organismo | gouvernement agence organisme | 政府 機関 省庁
comment | Kommentar kommentieren | comentario comentar | commentaire commenter | コメント
definition | Definition | definición | définition | 定義
copy | Kopie kopieren | copia copiar | copie copier | コピー 写し
topic subject | Thema | tema asunto | sujet thème | 件名 話題 テーマ
ability able | Fähigkeit | capacidad capaz | capacité capable | 能力
prepare preparation | vorbereiten Vorbereitung | preparar preparación | préparer préparation | 準備 用意
correct right | richtig korrekt | correcto | correct exact | 正しい 正確
wrong incorrect | falsch | incorrecto equivocado | faux incorrect erroné | 誤り 間違い
invite invitation | einladen Einladung eingeladen | invitar invitación | inviter invitation invité | 招待 招く
spend spent | ausgeben ausgegeben verbringen | gastar gastado pasar | dépenser passer | 費や 過ご 使う
measure | messen Maß | medir medida | mesurer mesure | 測定
category | Kategorie | categoría | catégorie | カテゴリ 区分
sometimes | manchmal gelegentlich | veces | parfois | 時々
regular | regelmäßig | regular habitual | régulier régulièrement | 定期的 定期
strong | stark | fuerte | fort | 強い
protect protection | schützen Schutz geschützt | proteger protección | protéger protection | 保護 守る
care | Pflege Betreuung | cuidado atención cuidar | soin soins garde | 世話 介護 ケア 看護
save | sparen speichern ansparen | ahorrar guardar | épargner économiser enregistrer | 貯める ためる ため 節約
field | Feld | campo | champ | フィールド 分野
relationship | Beziehung | relación | relation | 関係
remaining rest | übrig restlich verbleibend Rest | restante resto | restant reste | 残り
article | Artikel | artículo | article | 記事 条
trust | vertrauen Vertrauen | confiar confianza | confiance | 信頼
extend extension | verlängern Verlängerung verlängert | ampliar prolongar prórroga extender extensión | prolonger prolongation étendre | 延長
federal | Bundes | federal | fédéral | 連邦
manual | manuell Handbuch | manual | manuel | 手動 マニュアル
recent latest | kürzlich aktuell neueste | reciente último | récent dernier | 最近 最新
grow growth | wachsen Wachstum | crecer crecimiento | croître croissance | 成長
easy simple | einfach leicht | fácil sencillo simple | facile simple | 簡単 容易
difficult hard | schwierig schwer | difícil duro | difficile dur | 難しい 困難
word | Wort | palabra | mot | 単語 言葉
professional | beruflich fachlich professionell | profesional profesionales | professionnel professionnelle | 職業 プロ
summary | Zusammenfassung | resumen | résumé | 要約 概要
material | Material | material | matériel | 資料 材料
enough sufficient | genug ausreichend genügend | suficiente bastante | suffisant assez | 十分
identity identification | Identität Ausweis | identidad identificación | identité | 身元 身分証
automated | automatisiert | automatizado | automatisé | 自動化
quality | Qualität | calidad | qualité | 品質
career | Karriere Laufbahn | carrera | carrière | キャリア
escalate | eskalieren | escalar | escalader | エスカレーション
research | Forschung recherchieren | investigación investigar | recherche | 研究 調査
investigate examine | untersuchen Untersuchung | investigar | enquêter enquête examiner | 調査 調べ
finance financial | Finanz Finanzen finanziell | finanzas financiero | finance financier | 財務 経理 金融
outcome result | Ergebnis | resultado | résultat | 結果
missing | fehlend fehlt | falta faltante ausente | manquant manque | 不足 欠け
similar | ähnlich | similar parecido | similaire semblable | 類似 似
life | Leben | vida | vie | 生活 人生
introduce | einführen vorstellen | introducir presentar | introduire présenter | 導入 紹介
social | sozial | social | social | 社会
stop | anhalten stoppen aufhören | parar detener dejar | arrêter cesser | 停止 止め
warning warn | Verwarnung warnen Abmahnung | aviso advertencia advertir | avertissement avertir | 警告 注意
remember | merken erinnern | recordar | rappeler souvenir | 覚え
temporary | vorübergehend befristet zeitweise | temporal temporalmente | temporaire provisoire | 一時的 仮
permanent | dauerhaft unbefristet ständig | permanente fijo | permanent | 恒久 永久
prevent | verhindern | impedir prevenir evitar | empêcher prévenir | 防止 防ぐ
fail failure | scheitern fehlschlagen Ausfall | fallar fracaso fallo | échouer échec défaillance | 失敗
director | Direktor Leiter | director | directeur directrice | 取締役 部長
center | Zentrum | centro | centre | センター
delivery deliver | Lieferung liefern geliefert | entrega entregar | livraison livrer | 配達 配送 納品
privilege permission | Berechtigung Rechte | privilegio permiso | droit privilège | 権限
privacy | Datenschutz | privacidad | confidentialité vie | プライバシー
recruit recruiting | Personalbeschaffung | reclutar | recrutement | 採用
peer | Kollege Gleichgestellte | par compañero | pair | 同僚
vision | Vision | visión | vision | ビジョン
stakeholder | Beteiligte | interesado | partie prenante | 関係者
brief short | kurz knapp | breve | bref court | 簡単 短時間
conflict | Konflikt | conflicto | conflit | 衝突 利益相反
world | Welt weltweit | mundo | monde | 世界
vary varies | variieren unterschiedlich | variar varía | varier varie | 異なる 変わる
flexible | flexibel | flexible | flexible | 柔軟 フレックス
consideration consider | berücksichtigen Berücksichtigung erwägen | considerar consideración | considérer envisager | 考慮 検討
support | unterstützen | apoyar | soutenir | 支える
unlikely | unwahrscheinlich | improbable | improbable | 可能性低
combine | kombinieren verbinden | combinar | combiner | 組み合わせ
region | Region | región | région | 地方
speed fast quick | schnell Geschwindigkeit | rápido velocidad | rapide vitesse | 速い 迅速
bad poor | schlecht | malo mal | mauvais mal | 悪い
size | Größe | tamaño talla | taille | サイズ 大きさ
hide | verbergen | ocultar | cacher | 隠す
credential login | Zugangsdaten anmelden Anmeldedaten | credencial sesión | identifiant connexion | 認証情報 ログイン
authentication | Authentifizierung | autenticación | authentification | 認証
encrypt encryption | verschlüsseln verschlüsselt Verschlüsselung | cifrar cifrado | chiffrer chiffré chiffrement | 暗号化
enrollment enroll sign register | Einschreibung Anmeldung anmelden | inscripción inscribirse inscribirte alta | inscription inscrire adhésion | 加入 登録 申し込
coverage cover | Deckung Versicherungsschutz Abdeckung | cobertura | couverture | 補償 カバー
match | entsprechen aufstocken gleichziehen | igualar iguala coincidir | égaler abonder correspondre | 一致 マッチング 上乗せ
contribution contribute | Beitrag Beiträge beitragen einzahlen | aportación aportaciones contribución contribuir | cotisation contribution contribuer | 拠出 貢献
program | Programm | programa | programme | プログラム 制度
entirely completely | vollständig völlig ganz komplett | completamente totalmente | entièrement totalement complètement | 完全に 全く
gym membership | Fitnessstudio Mitgliedschaft | gimnasio membresía | gym abonnement salle | ジム 会費 会員
fitness | Fitness | fitness | fitness | フィットネス
declare raise open | ausrufen erklären melden | declarar declara | déclarer déclencher | 宣言 発令
trigger | auslösen ausgelöst | desencadenar activar | déclencher | 発動
anyone anybody | jeder jedermann | cualquiera | quiconque | 誰でも 誰も
sample sampling | Stichprobe Stichproben | muestra muestreo | échantillon échantillonnage | サンプル 抜き取り
verify | verifizieren nachprüfen | verificar | vérifier vérifiées vérifiés | 検証
reference | Referenz Referenzen Zeugnis | referencia referencias | référence références | 照会 推薦 リファレンス
employment | Beschäftigung Anstellung | empleo | emploi | 雇用
gender | Geschlecht | género sexo | sexe genre | 性別
regardless independent | unabhängig ungeachtet | independientemente | indépendamment quel | 問わず 関わらず
installment part | Rate Teil Teilen Abschnitt | parte cuota | partie fois tranche | 分割 回
distance remote | Entfernung | distancia | distance | 距離 遠隔
organize arrange | organisieren Vereinbarung | organizar | organiser arranger | 手配 企画
accrue accumulate | ansammeln entstehen angespart | acumular acumula acumulan devengar | accumuler cumuler cumulent | たまる たまり ため 蓄積
sibling | Geschwister Bruder Schwester | hermano hermana hermanos | frère sœur frères | 兄弟 姉妹
spouse husband wife | Ehemann Ehefrau Ehepartner Ehegatte | esposo esposa | époux épouse mari femme | 夫 妻
friend | Freund Freundin Freundes | amigo amiga | ami amie | 友人 友達
close | eng enge engen nahe | cercano íntimo | proche étroit | 親しい 近い
grandparent | Großeltern Großvater Großmutter | abuelo abuela abuelos | grand-parent grands-parents | 祖父母
cycle | Zyklus Zyklen | ciclo ciclos | cycle cycles | サイクル 周期
between | zwischen | entre | entre | 間
below under less | unter unterhalb weniger | debajo bajo inferior | inférieur inférieure inférieures dessous sous | 未満 下回
above | über oberhalb | encima superior | supérieur supérieure dessus | 上
continue keep | weiter fortsetzen weiterarbeiten | continuar seguir | continuer poursuivre | 継続 続け 続く
expect | erwarten erwartet | esperar espera | attendre attendu | 期待 想定
vacation day | Urlaubstag Urlaubstage | vacaciones | congé | 休暇日数
sick leave | Krankenstand Krankheitstage | baja | arrêt maladie | 病気休暇
maternity | Mutterschutz Mutterschaft | maternidad | maternité | 産休
paternity | Vaterschaft | paternidad | paternité | 父親
parental leave | Elternzeit | permiso parental | congé parental | 育休 育児休暇
funeral bereavement | Beerdigung Trauer Trauerurlaub | funeral duelo luto | funérailles obsèques deuil | 葬儀 忌引
working hours | Arbeitsstunden | horas jornada | heures | 労働時間
notice period | Kündigungsfrist | preaviso | préavis | 予告期間
severance | Abfindung | indemnización | indemnité licenciement | 退職金
dismiss fire terminate | entlassen kündigen Kündigung | despedir despido | licencier licenciement renvoyer | 解雇
interview candidate | Bewerbung | entrevista | candidature | 応募
equity option vest | Option Optionen | opción opciones | option options | オプション
vest vesting | unverfallbar | consolidar | acquérir | 権利確定 ベスティング
bug fix | Fehlerbehebung | corrección | correctif | バグ修正
maintainer | Betreuer | mantenedor | mainteneur | メンテナー
review reviewer | Gutachter | revisor | relecteur | レビュアー
pull merge | zusammenführen mergen | fusionar | fusionner | マージ
test | prüfen | probar | tester | 検査
branch | Zweig | rama | branche | ブランチ
library | Bibliothek | biblioteca | bibliothèque | ライブラリ
database | Datenbank | base datos | base données | データベース
report vulnerability | melden | reportar | signaler signalé | 報告
duplicate | Duplikat doppelt | duplicado | doublon | 重複
response respond | Reaktion reagieren | responder | réagir réponse | 応答
weekly | wöchentlich | semanalmente | hebdomadaire | 週次
quarterly | vierteljährlich quartalsweise | trimestral | trimestriel | 四半期ごと
coworking | Coworking | coworking | coworking | コワーキング
furniture furnish | Möbel einrichten | mueble muebles amueblar | meuble mobilier meubler | 家具
headphones | Kopfhörer | auriculares | casque écouteurs | ヘッドホン
keyboard | Tastatur | teclado | clavier | キーボード
mouse | Maus | ratón | souris | マウス
cable | Kabel | cable | câble | ケーブル
ship post | versenden Versand verschicken | enviar | expédier envoi | 発送 郵送
border | Grenze | frontera | frontière | 国境
embassy | Botschaft | embajada | ambassade | 大使館
citizen | Staatsbürger Bürger | ciudadano | citoyen | 市民 国民
criminal conviction | Straftat Verurteilung | delito condena | infraction condamnation | 犯罪 有罪
police | Polizei | policía | police | 警察
allowed permitted | - | - | - | 禁止
tower | Turm | torre | tour | 塔
admission entrance fee | Eintritt | entrada admisión | entrée | 入場料 入場
return give back | zurückgeben | devuelve devuelto devolver | rendre | 返却
adult | Erwachsene Erwachsener | adulto adulta | adulte | 大人 成人
locker | Schließfach Schließfächer Spind | taquilla | casier | ロッカー
deposit | Kaution Pfand Anzahlung | depósito fianza señal | caution acompte dépôt | 保証金 敷金 預け金
severity | Schweregrad Schwere | gravedad severidad | gravité sévérité | 重大度 深刻度
medium middle | mittel mittlere mittlerer | medio media mediana | moyen moyenne | 中程度
business official | dienstlich dienstlichen geschäftlich betrieblich | comercial negocio | professionnel commercial | 業務上
need | Bedarf Bedürfnis | necesidad | besoin | 必要性
take bring | mitnehmen mitzunehmen mitbringen | llevar llevarse | emporter apporter | 持って
manual manually | Hand händisch manuell | mano manualmente | main manuellement | 手で
hour schedule operation | Öffnungszeit Servicezeit | horario horarios | horaire horaires | 営業時間
normal usual | normal üblich regulär | normal habitual | normal habituel | 通常の
expected | voraussichtlich vorgesehen | previsto prevista esperado | prévu prévue attendu | 予想
maximum | höchste höchstens | máximo máxima | maximum maximale | 最大
vote elect election | Wahl gewählt wählen | elección elegir votar | élection élire élu | 選挙 選出
seat | Sitz Platz | asiento escaño | siège place | 議席 席
erase wipe | löschen gelöscht | borrar borrado | effacer effacé | 消去
condition specification | Zustand | estado especificación | état spécification | 状態 仕様
mean average | Mittelwert Durchschnittspreis | media promedio | moyenne | 平均
package | Paket Geschenkpaket | paquete | colis paquet | パッケージ 小包
anniversary | Jubiläum Jahrestag | aniversario | anniversaire | 記念日 周年
expensive | teuer | caro cara costoso | cher coûteux | 高価 高額
cheap | günstig billig | barato económico | économique | 安い
helpdesk support | Helpdesk Support | soporte asistencia | assistance support | ヘルプデスク サポート窓口
portal | Portal | portal | portail | ポータル
offsite retreat meetup | Teamtreffen Offsite Treffen | encuentro retiro | rencontre séminaire retraite | オフサイト 合宿
invitation letter | Einladungsschreiben | invitación | invitation | 招待状
business | Geschäft geschäftlich | negocio negocios | affaires | ビジネス 商談
premium contribution | Beitrag | prima cuota | cotisation | 保険料
dental | Zahn zahnärztlich Zahnversicherung | dental | dentaire | 歯科
vision eye | Augen Sehhilfe | vista visión | vue yeux | 視力 眼
dependent | Angehörige | dependiente | ayant | 扶養
caregiver | Betreuungsperson Pflegeperson | cuidador cuidadora | aidant | 介護者 養育者
primary | Haupt primär | principal primario | principal primaire | 主たる
unlimited | unbegrenzt unbeschränkt | ilimitado ilimitada | illimité illimitée | 無制限
enter entry | einreisen Einreise | entrar ingreso entrada | entrer entrée | 入国 入場
donate donation charity | spenden Spende | donar donación | don donner | 寄付
volunteer voluntary | ehrenamtlich Freiwillige | voluntario voluntariado | bénévole bénévolat | ボランティア
promotion promote | Beförderung befördert | ascenso promoción | promotion promu | 昇進 昇格
timezone zone | Zeitzone | zona horaria | fuseau | タイムゾーン 時差
harassment | Belästigung | acoso | harcèlement | ハラスメント
discrimination | Diskriminierung | discriminación | discrimination | 差別
complaint | Beschwerde Beschwerden | queja reclamación | plainte réclamation | 苦情
anonymous anonymously | anonym | anónimo anónima | anonyme anonymement | 匿名
retaliation | Vergeltung Repressalien | represalia | représailles | 報復
archive | Archiv archivieren | archivar archivo | archiver archive | アーカイブ
retention | Aufbewahrungsfrist | conservación | conservation rétention | 保存期間 保管期間
restore recover | wiederherstellen | restaurar recuperar | restaurer récupérer | 復元 復旧
outage interruption | Ausfall | caída interrupción | panne interruption | 停止 停電
alert notification | Benachrichtigung | notificación aviso | notification | 通知
assign owner | zuständig | asignado | attribué | 担当者
line manager | Linienvorgesetzte | jefe directo | responsable hiérarchique | 直属
security officer | Sicherheitsbeauftragte | oficial | officier | セキュリティ責任者
employee number | Personalnummer | legajo | matricule | 社員番号
badge card | Ausweis Zugangskarte | tarjeta credencial | badge | 社員証 カード
visitor guest | Besucher | visita | visiteur | 来訪者
kitchen | Küche | cocina | cuisine | 台所 キッチン
heating | Heizung | calefacción | chauffage | 暖房
elevator lift | Aufzug Fahrstuhl | ascensor | ascenseur | エレベーター
stairs | Treppe | escalera | escalier | 階段
window | Fenster | ventana | fenêtre | 窓
light | Licht | luz | lumière | 照明 明かり
noise quiet | Lärm ruhig | ruido silencio | bruit calme | 騒音 静か
garbage waste | Müll Abfall | basura residuo | déchet poubelle | ごみ ゴミ 廃棄
rent | Miete mieten | alquiler alquilar | loyer louer location | 家賃 賃貸 借り
tenant | Mieter | inquilino | locataire | 借主 入居者
landlord | Vermieter | arrendador | propriétaire bailleur | 貸主 大家
price quote offer | Kostenvoranschlag Angebot | presupuesto cotización | devis | 見積
warranty guarantee | Garantie Gewährleistung | garantía | garantie | 保証
delivery shipping | Versand Lieferung | envío entrega | livraison expédition | 配送
return refund | Rückgabe Rückerstattung | devolución reembolso | retour remboursement | 返品 返金
medicine drug | Medikament Arznei | medicamento | médicament | 薬
patient | Patient Patientin | paciente | patient | 患者
vaccination | Impfung geimpft | vacuna vacunación | vaccin vaccination | ワクチン 予防接種
exam test | Prüfung Klausur | examen | examen | 試験
grade mark | Note | nota calificación | note | 成績 評点
degree diploma | Abschluss | título diploma | diplôme | 学位
certificate | Bescheinigung Zertifikat Attest | certificado | certificat attestation | 証明書
proof | Nachweis | prueba justificante | preuve justificatif | 証拠 証明
sick note | Krankschreibung Attest | parte baja | arrêt certificat | 診断書
swim | schwimmen | nadar | nager | 泳ぐ
open hours | Öffnungszeiten | apertura | ouverture | 営業 開館
ask permission | fragen | pedir | demander | 尋ねる
individual | einzelne | individual | individuel | 個々の
joint together | gemeinsame gemeinsam | conjunto | commun ensemble | 共同
separately | gesondert | separado aparte | séparément | 個別に
fast quick | zügig | rápidamente | rapidement | 素早く
least | wenigstens | menos | moindre | 最小限
third | Drittel | tercio | tiers | 三分の一
quarter | Viertel | cuarto | quart | 四分の一
next following | darauffolgend | siguiente | suivant | 翌月
remain stay | verbleiben bleibt | quedar permanecer | rester demeurer | 残る
lose forfeit | verfallen verlieren | perder | perdre | 失う
link connect | verknüpfen | vincular | relier | つなぐ 結び
sell sold | verkauft | vendido vendida venden | vendu vendue vendus vendues | 売れ 売却
online internet | online | línea | ligne | オンライン
postpone adjust move | verschieben verschoben | aplazar postergar | reporter décaler | 延期 変更
uk british | britisch britische Großbritannien | británico británica | britannique | 英国 イギリス
vat tax | Mehrwertsteuer Umsatzsteuer | IVA | TVA | 消費税 付加価値税
draft write | verfassen entwerfen | redactar redacte redacta | rédiger rédige | 起草
operate run | betreiben betrieben | operar gestionar gestiona | exploiter gérer géré | 運営 運用
enroll register | angemeldet anmelden | inscrito inscriben | inscrit inscrits | 登録される
opt leave | abmelden austreten | darse salirse | désinscrire | 脱退
roaming | Roaming | roaming itinerancia | itinérance | ローミング
business unit | Geschäftsbereich | unidad negocio | unité | 事業
background screening check | Hintergrundprüfung Hintergrundcheck | antecedentes | antécédents | 身辺調査 経歴調査
check-in conversation | Gespräch | charla | entretien | 面談
pension scheme plan | Rentenversicherung Pensionsplan | plan pensiones | régime | 年金制度
discount reduction | Nachlass | descuento rebaja | remise rabais | 割引
machine | Maschine | máquina | machine | 機械 マシン
"""
_LANGUAGES = ("de", "es", "fr", "ja")
# Words that say nothing by themselves, beside those that tell a language.
SILENT = {
    "de": frozenset(
        """mindestens hochstens spatestens fruhestens etwa circa jeweils sowie sowohl bereits dabei damit dafur davon dazu
        daran darauf deshalb daher denn doch etwas ganz gar gibt geben hier jedoch mehr oft sehr seit selbst sobald
        sonst statt trotz viel vom beim ins ans wahrend weder wo ja nein du dich dir dein deine mich mir uns will willst
        gerne bitte also dann da ob falls sofern zwar dort ihre ihren ihrem ihrer ihnen in liegt liegen stehen steht stehe betragt
        haben hat seine seinen unsere unserem eigen wer was welche welcher welches dies diesem allem anderem sollte
        sollten konnte konnten wurde wurden ware gemass laut zunachst zuerst bezuglich entsprechend entsprechende
        jeweilige jeweiligen ansonsten ausserdem zudem ebenfalls bisher gegebenenfalls andernfalls sondern darunter
        darin hierfur hierzu hierbei deren dessen denen einige mehrere mehreren viele vielen wenige genau genauso ebenso
        moglichst grundsatzlich lassen lasst macht bleiben bleibt solange obwohl trotzdem wegen aufgrund anhand mithilfe
        anstatt per via inkl bzw derselbe dieselbe solche solcher solchen jemand niemand alles daraus daruber dadurch
        somit folglich sodass indem wobei weshalb wann warum wieso""".split()
    ),
    "es": frozenset(
        """menos mas maximo minimo tambien ademas aunque porque segun entre durante tras antes sino cual cuales quien donde
        aqui ahi asi bien tan tanto hacer hace haga tener tiene tienen hay haber esta estar usted ustedes nos nuestro
        nuestra deberia deberian debera podria podra aun aquel ello les me mi tu si no nunca ningun ninguna cualquier
        algun alguna te os a e u en parte partir plazo medio asimismo mediante respecto acuerdo caso casos manera esto eso esa
        ese dicho dicha dichos alguien nadie nada algo mucho muchos muchas poco pocos varios varias mientras luego
        entonces pues hacia contra cuyo cuya unos hacerse poder podran tendra sera seran sido siendo fueron esten haya
        hayan vez traves debido ante bajo salvo ambos ambas ya tal tales""".split()
    ),
    "fr": frozenset(
        """moins plus tard tot aussi afin alors ainsi car chez comment dans depuis des donc entre encore etre faire fait
        faites faut avoir avez lors lorsque mais meme pendant peu pres selon tres vers voici voila votre vos notre nos
        cela ceci celui celle ceux doit devra devrait devez pouvez pourra peut vous jamais aucun aucune rien pas non oui
        ou en y jusqu jusque mieux vaut partir cas cadre titre cependant toutefois neanmoins lorsqu puisque parce parmi
        envers sauf malgre grace aupres celles lequel laquelle lesquels auquel chacun chacune certains certaines
        plusieurs quelque quelques tel telle tels seront sera serait soit soient etait ayant etant font va vont peuvent
        pourront devront doivent faudra permet deja bien trop beaucoup environ ci leur""".split()
    ),
    "ja": frozenset(),
}


def _meanings() -> dict[str, dict[str, tuple[str, ...]]]:
    """Return for each language what its folded words mean; () for words that mean nothing by themselves."""
    found: dict[str, dict[str, list[str]]] = {language: {} for language in _LANGUAGES}
    for line in _TABLE.strip().splitlines():
        english, *others = line.split(" | ")
        meant = [word for word in english.split() if word.isalpha()]
        for language, words in zip(_LANGUAGES, others, strict=True):
            for word in words.split():
                found[language].setdefault(fold(word), []).extend(meant)
    return {
        language: {word: tuple(dict.fromkeys(meant)) for word, meant in words.items()}
        for language, words in found.items()
    }


MEANINGS = _meanings()
_HEAD, _END = 4, 3  # letters that forms of a word share at least, and letters that an ending has at most
_LONG, _LONG_END = 6, 4  # the same for words that share more
_SHORT = 5  # letters of a word of which forms share one less
_PART = 4  # letters of a part of a German compound


@lru_cache(maxsize=1 << 14)
def meanings(word: str, language: str) -> tuple[tuple[str, ...], ...]:
    """
    Return what a folded word may mean in English, for each of its parts: those of a German compound are two.

    It is known by itself, or as another form of a known one; () when it is not known at all.
    """
    known = MEANINGS.get(language, {})
    if word in known:
        return (known[word],)
    forms = [other for other in known if _is_form(word, other)]
    if forms:
        return (known[max(forms, key=lambda other: (_shared(word, other), -len(other)))],)
    return _of_compound(word, known) if language == "de" else ()


def _is_form(word: str, other: str) -> bool:
    shared = _shared(word, other)
    head = _HEAD - (len(word) < _SHORT)
    ending = len(word) - shared
    return shared >= max(head, len(other) - _END) and ending <= (_LONG_END if shared >= _LONG else _END - 1)


def _shared(one: str, other: str) -> int:
    """Return how many letters two words begin with alike."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _of_compound(word: str, known: dict[str, tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """Return what the beginning and the end of a German compound mean, as far as they are known."""
    parts = [other for other in known if len(other) >= _PART and other in word]
    first = max((part for part in parts if word.startswith(part)), key=len, default="")
    last = max((part for part in parts if word.endswith(part)), key=len, default="")
    if not last:  # "Mitarbeitenden": the end may have an ending of its own
        last = max((part for part in parts if word.find(part) >= len(first)), key=len, default="")
    return tuple(known[part] for part in (first, last) if part)
