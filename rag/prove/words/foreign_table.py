# ruff: noqa: E501 -- a line of the table is one meaning
"""A table of words of one meaning in five languages: for each language those that answers over house rules use."""

# English | German | Spanish | French | Japanese; "_" between the words of a phrase, "-" for no word
TABLE = """
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
expense report | Spesenabrechnung Abrechnung Spesen Reisekostenabrechnung | informe_de_gastos | note_de_frais | 経費精算 精算
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
password | Passwort Kennwort | contraseña | mot_de_passe | パスワード
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
edit update | bearbeiten aktualisieren aktualisiert | editar actualizar actualiza | modifier actualiser | 編集 更新
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
open hours | Öffnungszeiten | apertura | ouverture | 開館
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
keep hold retain save | aufbewahren bewahren bewahre bewahrt behalten behält verwahren | guardar guarda guarde conservar conserva mantener | garder gardez garde conserver conservez | 保管
fine penalty | Bußgeld Bußgelder Strafzettel Strafe | multa multas sanción | amende amendes contravention | 罰金
alcohol drink | Alkohol Getränk Getränke | alcohol bebida bebidas | alcool boisson boissons | 飲酒
item object thing good | Gegenstand Gegenstände Artikel Sache Sachen | objeto objetos artículo cosa cosas | objet objets article chose choses | 物品
bag suitcase luggage baggage | Tasche Koffer Gepäck Gepäckstück | maleta maletas equipaje bolsa | bagage bagages valise sac | 荷物
lock block screen | sperren sperrt gesperrt Sperrbildschirm verriegeln | bloquear bloquea bloquearse bloqueo | verrouiller verrouillage verrouillé bloquer | ロック
inactivity idle | Inaktivität Leerlauf | inactividad | inactivité | 無操作
disk drive | Festplatte Laufwerk | disco unidad | disque | ディスク
transfer carry roll over | übertragen übertragbar mitnehmen verfallen | trasladar pasar pasan acumular acumulan | reporter reportés reportées report reportable | 繰り越し
middle mid during | mitten Mitte inmitten | mitad mediados | milieu mi cours | 途中
join enter start | einsteigt einsteigen einstieg beitreten | incorporarse incorpora unirse ingresar | rejoindre rejoint intégrer | 参加
prorate proportion share | anteilig taggenau anteilmäßig | prorrateado prorrata proporcional | prorata proportionnel | 按分
specify set define | festlegen festgelegt legt angibt vorgibt | especificar especifica fijar fija definir | préciser précise fixer fixe définir spécifier | 指定
available able possible | verfügbar erreichbar kannst | disponible localizable | disponible joignable | 可能
exercise | ausüben auszuüben Ausübung | ejercer ejercitar ejercicio | exercer exercice lever | 行使
check cheque | Scheck | cheque talón | chèque | 小切手
physical paper | physisch körperlich | físico física papel | physique papier | 物理
receive get reimburse | erhalten erhält bekommt bekommen | recibir recibirás recibes obtener cobrar | recevoir recevez reçoit toucher | 受け取る
arrive reach receive | ankommen eintreffen | llegar llega llegará | arriver arrive parvenir | 届く
submission submit application | Einreichung Einsendung | solicitud presentación envío | soumission dépôt demande | 提出
timeout after end | Ablauf Auszeit | cabo | bout terme délai | タイムアウト
propose nominate suggest | vorschlagen nominieren | proponer nominar postular | proposer nommer désigner | 推薦
second support back | unterstützt zweite | apoyar apoyada respaldar secundar | appuyer appuyée soutenir soutenu | 賛成
review check peer | geprüft Prüfung Begutachtung | revisar revisión repasar | relire relue relecture revoir | レビュー
small minor tiny | klein gering winzig | pequeño mínimo menor | minime petit petite mineur | 小さな
phase stage candidate | Phase Stufe | fase etapa | phase étape | 段階
include included | eingeschlossen einschließlich inklusive inbegriffen | incluido incluida incluidos inclusive | inclus incluse compris comprise | 含む
quarter | Quartal Quartals Vierteljahr | trimestre | trimestre | 四半期
time period | Zeit Zeitraum | tiempo plazo | temps délai | 期間
charity nonprofit | gemeinnützig Verein Hilfsorganisation | benéfica caridad ONG | association caritatif caritative | 慈善団体
volunteer volunteering | Freiwilligenarbeit Ehrenamt ehrenamtlich | voluntariado voluntario | bénévolat bénévole | ボランティア
note short message | Notiz Vermerk | nota apunte | note mot | メモ
picture photo | Foto Bild | foto imagen | photo image | 写真
account | Konto Benutzerkonto | cuenta | compte | アカウント
steal stolen | gestohlen Diebstahl | robado robada robo | volé volée vol | 盗難
lose lost | verloren verlorene Verlust | perdido perdida extraviado | perdu perdue perte | 紛失
meal | Mahlzeit Essen Mahlzeiten | comida comidas | repas | 食事
wipe erase delete | gelöscht löschen | borrar borrado | effacer effacé | 消去
door key | Schlüssel Tür | llave puerta | clé clef porte | 鍵
window | Fenster | ventana ventanas | fenêtre fenêtres | 窓
heating heater heat | Heizung Heizlüfter heizen | calefacción calefactor | chauffage | 暖房
kitchen | Küche | cocina | cuisine | 台所
bike bicycle | Fahrrad Fahrräder Rad | bicicleta bici | vélo bicyclette | 自転車
badge card | Ausweis Badge Karte | tarjeta credencial | badge carte | バッジ
host | Gastgeber | anfitrión | hôte | 主催者
agenda | Tagesordnung Agenda | orden agenda | ordre agenda | 議題
record recording | Aufzeichnung Aufnahme | grabación registro | enregistrement | 録画
charge bill | berechnet verrechnet | cobrar cobra cargo | facturer facturé | 請求
vote | abstimmen Abstimmung stimmen | votar votación voto | voter vote | 投票
proposal motion | Vorschlag Antrag | propuesta moción | proposition motion | 提案
council board committee | Rat Vorstand Ausschuss Gremium | consejo comité junta | conseil comité | 評議会
visit appointment | Besuch Termin | visita cita | visite rendez-vous | 訪問
specialist expert | Facharzt Fachärztin Spezialist | especialista experto | spécialiste expert | 専門医
police | Polizei | policía | police | 警察
press media | Presse Medien | prensa medios | presse médias | 報道
once one | einmal einmalig einmalige | única | - | 一度 1度
twice two | zweimal | dos | deux | 二度 二回 2度
three | dreimal dreimalig | tres | trois | 三回
second two | zweite zweiten zweiter zweites | segundo segunda | deuxième second seconde | 二番目 第二 第2
third three | dritte dritten drittes | tercer tercero tercera | troisième | 三番目 第三 第3
fourth four | vierte vierten | cuarto cuarta | quatrième | 第四 第4
fifth five | fünfte fünften | quinto quinta | cinquième | 第五 第5
double twice | doppelt doppelte verdoppeln | doble duplicar | double doubler | 二重 倍
triple three | dreifach dreifache | triple | triple | 三重 三倍
daily day | täglich arbeitstäglich | diariamente diaria diario | quotidien quotidienne quotidiennement | 日次 日々 日ごと
weekly week | wöchentlich wöchentliche | semanalmente semanal | hebdomadaire hebdomadairement | 週次 週ごと 毎週 週に
monthly month | monatlich monatliche | mensualmente mensual | mensuel mensuelle mensuellement | 月次 月ごと 毎月 月に
quarterly quarter | vierteljährlich quartalsweise Vierteljahr | trimestralmente trimestral trimestre | trimestriel trimestrielle trimestriellement trimestre | 四半期 四半期ごと 3か月ごと
yearly annually annual year | jährlich alljährlich jährliche | anualmente anual | annuellement annuel annuelle | 毎年 年次 年に 年ごと 年1回
semiannual half year | halbjährlich Halbjahr | semestral semestralmente semestre | semestriel semestre | 半年 半期 半年ごと
fiscal year | Geschäftsjahr Haushaltsjahr | ejercicio fiscal | exercice | 会計年度 年度
biweekly fortnight two | vierzehntägig zweiwöchig | bisemanal quincenalmente | bihebdomadaire quinzaine | 二週間ごと 2週間ごと
hourly hour | stündlich Stunde stündig | hora horas | heure heures horaire | 毎時 時給
minute | Minute Minuten minütig | minuto minutos | minute minutes | 分間
second | Sekunde Sekunden | segundo segundos | seconde secondes | 秒
midnight | Mitternacht | medianoche | minuit | 深夜 午前零時
noon midday | Mittag mittags | mediodía | midi | 正午
tomorrow | morgen | mañana | demain | 明日
yesterday | gestern | ayer | hier | 昨日
daytime | tagsüber | diurno | journée | 日中
overnight night | nachts nächtlich Nachtschicht | nocturno nocturna | nocturne nuit | 夜間 一晩 深夜
january | Januar Jänner | enero | janvier | 1月
february | Februar | febrero | février | 2月
march | März | marzo | mars | 3月
april | April | abril | avril | 4月
may | Mai | mayo | mai | 5月
june | Juni | junio | juin | 6月
july | Juli | julio | juillet | 7月
august | August | agosto | août | 8月
september | September | septiembre | septembre | 9月
october | Oktober | octubre | octobre | 10月
november | November | noviembre | novembre | 11月
december | Dezember | diciembre | décembre | 12月
monday | Montag montags | lunes | lundi | 月曜 月曜日
tuesday | Dienstag dienstags | martes | mardi | 火曜 火曜日
wednesday | Mittwoch mittwochs | miércoles | mercredi | 水曜 水曜日
thursday | Donnerstag donnerstags | jueves | jeudi | 木曜 木曜日
friday | Freitag freitags | viernes | vendredi | 金曜 金曜日
saturday | Samstag samstags Sonnabend | sábado | samedi | 土曜 土曜日
sunday | Sonntag sonntags | domingo | dimanche | 日曜 日曜日
weekday weekdays | werktags Wochentag Werktagen Wochentage unter | laborable laborables entre | semaine ouvrable | 平日
spring | Frühjahr Frühling | primavera | printemps | 春
summer | Sommer | verano | été | 夏
autumn fall | Herbst | otoño | automne | 秋
winter | Winter | invierno | hiver | 冬
christmas | Weihnachten | Navidad | Noël | クリスマス
easter | Ostern | Pascua | Pâques | 復活祭
birthday | Geburtstag Geburtstage | cumpleaños | anniversaire | 誕生日
arrival arrive | Ankunft Eintreffen Anreise eintrifft | llegada llegar | arrivée arriver | 到着 来社
departure depart leave | Abreise Abfahrt Abflug Abgang | salida partida | départ | 出発
begin start commence | antreten anfangen Start los losgehen startend | iniciar iniciarse arrancar empieza | débuter entamer démarrage lancer | 始まり 始まる 着手 スタート
split divide | aufteilen aufteilt aufgeteilt verteilen unterteilen | dividir dividirse repartir fraccionar | fractionner diviser scinder répartir | 分割 分け 分かれ
block chunk | Block Blöcke Abschnitt Abschnitte | bloque tramo | bloc tranche | ブロック 回に
alcohol | Alkohol alkoholisch | alcohol alcohólico | alcool alcoolisé | アルコール 酒 飲酒
drink beverage | Getränk Getränke trinken | bebida beber | boisson boire | 飲み物 飲料
coffee | Kaffee | café | café | コーヒー
tea | Tee | té | thé | お茶
snack | Snack Imbiss | tentempié | collation | 軽食 おやつ
restaurant | Restaurant Lokal | restaurante | restaurant | レストラン 飲食店
ferry boat ship | Fähre Schiff | ferry barco | ferry bateau | フェリー 船
bus | Bus Fernbus | autobús bus | bus autocar | バス
metro subway | U-Bahn Straßenbahn | metro | métro | 地下鉄
public transport transit | Verkehrsmittel Nahverkehr ÖPNV öffentlichen | público | transports commun | 公共交通 公共交通機関
station | Bahnhof Station | estación | gare station | 駅
airport | Flughafen | aeropuerto | aéroport | 空港
airline | Fluggesellschaft | aerolínea | compagnie aérienne | 航空会社
airfare flight fare | Flugticket Flugkosten | pasaje boleto | billet | 航空券 航空運賃 運賃
ticket | Tickets Ticket | ticket tickets | ticket tickets | チケット
issue ticket | Ticket Problem Anliegen Issue | incidencia problema ticket | ticket problème demande | 課題 問題
fare | Fahrpreis Tarif | tarifa | tarif | 運賃 料金
seat class | Klasse | clase | classe | クラス
economy | Economy Touristenklasse | economy económica turista | économie économique | エコノミー
premium | Premium | premium | premium | プレミアム
business class | Businessclass Geschäftsklasse Business | ejecutiva business | affaires business | ビジネスクラス
luggage baggage | Gepäck Koffer | equipaje maleta | bagage valise | 荷物 手荷物
itinerary route | Reiseroute Strecke Route | itinerario ruta trayecto | itinéraire trajet | 旅程 経路 ルート
rental car rent | Mietwagen | alquiler_de_coche | location_de_voiture | レンタカー
fuel gas | Benzin Kraftstoff Sprit Tanken | gasolina combustible | carburant essence | 燃料 ガソリン
mileage kilometer mile | Kilometerpauschale Kilometergeld Meile | kilometraje milla | kilométrique kilométrage | 走行距離 マイル キロ
toll | Maut | peaje | péage | 通行料 高速代
tip gratuity | Trinkgeld | propina | pourboire | チップ
per diem daily allowance | Tagegeld Tagessatz Tagespauschale Verpflegungspauschale | dieta dietas viático viáticos | perdiem indemnité journalière | 日当
night | Übernachtung Nacht Nächte | noche noches | nuit nuitée nuits | 一泊 1泊 泊 夜
currency | Währung | moneda divisa | devise monnaie | 通貨
exchange rate | Wechselkurs | cambio | taux_de_change | 為替 レート
cash | Bargeld bar | efectivo | espèces liquide | 現金
credit | Guthaben Gutschrift Kredit | crédito | crédit avoir | クレジット
voucher coupon | Gutschein | vale cupón | bon | バウチャー 金券 クーポン
bank | Bank Bankkonto | banco bancaria | banque bancaire | 銀行
upload submit | hochladen hochgeladen lädt | subir subirse cargar | téléverser téléchargement charger mettre ligne | アップロード
download | herunterladen | descargar | télécharger | ダウンロード
attach | anhängen beifügen beigefügt | adjuntar adjunto | joindre joint | 添付
claim request expense | Antrag Forderung Erstattungsantrag geltend | reclamación solicitud reclamar | demande réclamation | 請求 申請
itemized detailed | detailliert einzeln aufgeschlüsselt | desglosado detallado | détaillé | 明細
written writing | schriftlich schriftliche Schriftform | escrito | écrit | 書面 文書
oral verbal verbally | mündlich | verbal oral verbalmente | oral verbal oralement verbalement | 口頭
budget owner | Budgetverantwortliche Budgetverantwortlicher Budgetinhaber | responsable_de_presupuesto | responsable_du_budget | 予算責任者
international | international internationale | internacional internacionales | international internationaux | 国際 海外
safe | sicher | seguro segura | sûr sécurisé | 安全 安全な
on-call oncall call | Bereitschaft Rufbereitschaft Bereitschaftsdienst Bereitschaftswoche Oncall | guardia guardias | astreinte astreintes garde | オンコール 待機 当番
duty | Dienst diensthabend diensthabende diensthabender | servicio turno guardia deber | garde service permanence | 当直 当番
page alert | Alarmierung Page Pager | aviso alerta página | alerte page | 呼び出し ページ
call phone | anrufen Anruf rufen telefonieren | llamar llamada | appeler appel | 呼 電話
acknowledge confirm | quittieren quittiert bestätigen | confirmar reconocer acusar | acquitter accuser confirmer | 確認 承諾 応答
nobody none | niemand keiner | nadie ninguno | personne nul | 誰も
respond | reagieren reagiert Reaktion antwortet | responder responde contestar reaccionar | répondre répond réagir | 応答 反応 返答
escalate | eskalieren eskaliert weiterleiten weitergeleitet | escalar elevar derivar | escalader remonter transmettre transmise | エスカレーション エスカレート
secondary backup | Zweit Zweitverantwortlicher Vertretung Stellvertreter | secundario secundaria suplente | secondaire suppléant | 副担当 代理 副
morning | Vormittag Morgen | mañana | matinée matin | 午前 朝
compensate pay | vergüten vergütet entschädigen Ausgleich entlohnt | compensar compensan compensación retribuir | indemniser indemnisées compenser rémunérer dédommager | 補償 報酬 手当
swap trade exchange | Tausch tauschen getauscht | intercambio intercambiar cambiar | échange échanger | 交換 入れ替え 交代
handover handoff | Übergabe übergeben | traspaso relevo entrega | passation relais remise | 引き継ぎ 引継ぎ 引継
rotation rotate | Rotation rotieren wechseln | rotación rotar | rotation tourner alterner | ローテーション 輪番
triage | Triage sichten | triaje clasificar | triage trier | トリアージ 振り分け
encrypt encryption | Verschlüsselung Festplattenverschlüsselung verschlüsselt | cifrado cifrar encriptar | chiffrement chiffrer | 暗号化 暗号
disk drive | Festplatte Datenträger Laufwerk | disco | disque | ディスク ドライブ
enable activate | aktivieren aktiviert einschalten eingeschaltet Aktivierung | activar activado activada habilitar habilitado | activer activé activation | 有効 有効化 オンに
disable deactivate off | deaktivieren deaktiviert abschalten ausschalten ausgeschaltet | desactivar desactivado deshabilitar apagar | désactiver désactivé éteindre | 無効 無効化 オフに
lock | sperren gesperrt Sperre sperrt verschließen abschließen | bloquear bloqueo bloquea | verrouiller verrouillage verrouille | ロック 施錠
unlock | entsperren freischalten | desbloquear | déverrouiller | 解除 ロック解除
inactivity inactive idle | Inaktivität inaktiv untätig | inactividad inactivo | inactivité inactif | 操作がない 無操作 非アクティブ 非活動
character | Zeichen | carácter caracteres | caractère caractères | 文字
letter character | Buchstabe Buchstaben Brief | letra carta | lettre | 文字 手紙
digit number | Ziffer Ziffern Zahl | dígito cifra | chiffre | 数字 桁
symbol special | Sonderzeichen Symbol | símbolo | symbole | 記号
password passphrase | Passwort Passwörter Kennwörter Passphrase | contraseña contraseñas clave | passe | パスワード
manager tool | Manager Verwaltung | gestor administrador | gestionnaire | マネージャー マネージャ
store save | speichern gespeichert ablegen abgelegt Speicherung | almacenar guardar almacenamiento | stocker stocké stockage conserver | 保存 保管 格納
credential password | Zugangsdaten Anmeldedaten Zugangsdatum | credencial credenciales | identifiants identifiant | 認証情報 資格情報
share | weitergeben weitergegeben teilen geteilt mitteilen | compartir comparten difundir | partager communiquer diffuser | 共有 教え
latest last | spätestens spätester | tardar último | tard dernier | 遅くとも 最新
admin administrator | Administrator Admin Administratorrechte Verwalter | administrador administración admin | administrateur admin | 管理者 アドミン
right privilege permission | Recht Rechte Berechtigung Adminrechte | derecho derechos permiso privilegio | droit droits privilège autorisation | 権限 権利
grant give | vergeben gewähren erteilt erteilen einräumen | conceder conceden otorgar | accorder accordé octroyer attribuer | 付与 与え
expire lapse end | ablaufen abgelaufen erlöschen verfallen | caducar caducan vencer expirar | expirer expirent échéance | 失効 期限切れ 満了
source origin | Quelle Quellen Herkunft | fuente origen | source origine | 出所 提供元 ソース
unknown | unbekannt unbekannte unbekannten | desconocido desconocida | inconnu inconnue | 不明 未知
install | installieren installiert | instalar instalarse | installer installé | インストール 導入
mandatory required must | Pflicht obligatorisch verpflichtend vorgeschrieben zwingend | obligatorio obligatoria | obligatoire | 必須 義務
hire joiner new | Neueinstellung Neuzugang Neue Einsteiger | contratación incorporación nuevos | recrue embauche arrivant | 新入 新入社員 新規採用 入社
employee new | Neueingestellte | empleado | recrue | 新入社員 社員
repeat | wiederholen wiederholt Wiederholung auffrischen | repetir repite repetición | répéter renouveler répétée | 繰り返 再受講
two-factor factor authentication | Zwei-Faktor Faktor Mehrfaktor | factor factores doble | facteur facteurs double | 二要素 多要素
firewall | Firewall | cortafuegos | pare-feu | ファイアウォール
antivirus | Virenschutz Antivirus Virenscanner | antivirus | antivirus | アンチウイルス ウイルス対策
virus malware | Virus Schadsoftware | virus malware | virus malveillant | ウイルス マルウェア
phishing | Phishing | phishing suplantación | hameçonnage phishing | フィッシング
attack | Angriff angreifen Attacke | ataque atacar | attaque attaquer | 攻撃
threat | Bedrohung bedrohen | amenaza | menace | 脅威
breach leak | Verletzung Datenpanne Leck Datenschutzverletzung | brecha violación filtración fuga | violation fuite brèche | 侵害 漏洩 漏えい
compromise | kompromittiert kompromittieren | comprometido comprometer | compromettre compromis | 侵害 危殆化
suspicious suspect | verdächtig Verdacht vermuten | sospechoso sospechar sospecha | suspect soupçonner suspicion | 疑わしい 不審 疑い
sensitive | sensibel sensible sensiblen schützenswert | sensible sensibles | sensible sensibles | 機密 機微
restricted restrict limit | eingeschränkt beschränkt einschränken beschränken | restringido restringir limitado | restreint restreindre limité | 制限
classified classify | eingestuft klassifiziert einstufen | clasificado clasificar | classifié classer | 分類
unauthorized | unbefugt unberechtigt unautorisiert | autorizado | autorisé | 無許可 不正
revoke withdraw | entziehen entzogen widerrufen zurückziehen | revocar retirar | révoquer retirer | 取り消 剥奪 撤回
account user login | Benutzerkonto Nutzerkonto Konto Konten | cuenta cuentas | compte comptes | アカウント
username | Benutzername Nutzername | usuario | identifiant utilisateur | ユーザー名
login log sign | einloggen anmelden Anmeldung Login | iniciar sesión acceder | connecter connexion | ログイン サインイン
logout log | abmelden ausloggen | cerrar sesión | déconnecter | ログアウト
certificate | Zertifikat Zertifikate | certificado | certificat | 証明書
token key | Token Schlüssel | token clave | jeton clé | トークン
scan | scannen gescannt Scan | escanear escaneo | scanner analyser | スキャン
patch update | Patch Aktualisierung einspielen | parche parchear | correctif patch | パッチ 更新
vulnerability | Schwachstelle Sicherheitslücke Verwundbarkeit | vulnerabilidad | vulnérabilité faille | 脆弱性
penetration | Penetrationstest Penetration | penetración | pénétration intrusion | 侵入テスト
exploit | ausnutzen ausgenutzt Ausnutzung | explotar explotación | exploiter exploitation | 悪用
severity | Schweregrad Dringlichkeit | gravedad severidad | gravité | 重大度 深刻度
disclosure disclose | offenlegen offengelegt Offenlegung | divulgar divulgación revelar declarar | divulguer divulgation déclarer révéler | 開示 公表 申告
remediate fix | beheben Behebung beseitigen | remediar corregir subsanar | remédier corriger correction | 修復 是正 修正
major big main | Haupt Hauptversion größer wichtig | mayor mayores principal importante | majeur majeure majeures important | メジャー 主要 大規模
minor small | Neben Nebenversion kleiner geringfügig klein minderjährig | menor menores leve | mineur mineure mineures | マイナー 軽微 小規模
release publish version | Release Veröffentlichung veröffentlichen Herausgabe freigeben | lanzamiento lanzar publicar publicación versión | publication sortie livraison publier version | リリース 公開
branch | Branch Zweig | rama | branche | ブランチ 支店
bug fix | Fehlerbehebung Fehlerkorrektur Bugfix Fehler | corrección error | correction correctif bogue bug | バグ修正 不具合修正
merge | zusammenführen mergen gemergt übernehmen übernommen aufnehmen | fusionar fusionan integrar | fusionner fusionnées intégrer | マージ 統合
appear publish | erscheinen erscheint erschien | aparecer aparecen salir | paraître paraissent apparaître sortir | 登場 現れ 出る
changelog | Changelog Änderungsprotokoll | cambios changelog registro | journal modifications changelog | 変更履歴 チェンジログ
announce announcement | ankündigen angekündigt Ankündigung bekannt bekanntgeben | anunciar anuncia anuncio | annoncer annonce | 告知 発表 アナウンス
postpone delay | verschieben verschoben vertagen aufschieben | aplazar aplaza posponer retrasar | reporter reportée repousser différer retarder | 延期 遅らせ 先送り
deprecated deprecate | veraltet veraltete abgekündigt | obsoleto obsoletas obsoleta | obsolète obsolètes déprécié | 非推奨 廃止予定
remove | entfernen entfernt beseitigen | eliminar eliminan retirar suprimir | supprimer supprimées retirer enlever | 削除 廃止 除去
feature | Funktion Funktionen Feature | función funciones funcionalidad característica | fonctionnalité fonctionnalités fonction | 機能
maintainer | Maintainer Betreuer | mantenedor mantenedores | mainteneur mainteneurs | メンテナー メンテナ
supported support | unterstützt unterstützen Support | soporte soportado apoyo | supporté prise prises charge | サポート
deploy deployment | Deployment ausrollen ausgerollt deployen bereitstellen bereitgestellt | desplegar despliegue | déployer déploiement | デプロイ 展開
rollback revert | zurückrollen Rollback zurücksetzen | revertir deshacer | annuler revenir rétablir | ロールバック 差し戻 元に戻
build | Build bauen | compilación construir | compilation build construire | ビルド 構築
test | testen getestet Tests | probar pruebas prueba | tester tests essai | テスト
environment staging | Umgebung Testumgebung | entorno | environnement | 環境
production prod | Produktion Produktivumgebung produktiv | producción | production | 本番 生産
monitor monitoring | überwachen überwacht Überwachung Monitoring | supervisar monitorizar monitoreo vigilar | surveiller surveillance | 監視 モニタリング
downtime outage | Ausfallzeit Ausfall Stillstand | inactividad caída | indisponibilité interruption panne | ダウンタイム 停止時間
freeze | Freeze einfrieren eingefroren | congelar congelación | gel geler | 凍結 フリーズ
commit | Commit | commit confirmar | commit valider | コミット
tag label | Tag Etikett Kennzeichnung Label | etiqueta | étiquette | タグ ラベル
repository repo | Repository Repo | repositorio | dépôt référentiel | リポジトリ
code | Code Quelltext | código | code | コード
source | Quell Quelltext Quellcode | fuente | source | ソース
license licence | Lizenz Lizenzen lizenziert | licencia | licence | ライセンス 免許
cloud | Cloud | nube | cloud nuage | クラウド
instance | Instanz | instancia | instance | インスタンス
platform | Plattform | plataforma | plateforme | プラットフォーム
infrastructure | Infrastruktur | infraestructura | infrastructure | インフラ 基盤
integration integrate | Integration integrieren | integración integrar | intégration intégrer | 統合 連携
upgrade | Upgrade aktualisieren aufrüsten Höherstufung | actualizar mejora ascenso | mise niveau surclassement | アップグレード 格上げ
migrate migration | migrieren Migration umstellen | migrar migración | migrer migration | 移行
implement implementation | umsetzen umgesetzt Umsetzung implementieren | implementar implementación aplicar | mettre œuvre implémenter | 実装 実施
design | Entwurf gestalten Design | diseño diseñar | conception concevoir design | 設計 デザイン
standard | Standard Norm | estándar norma | norme standard | 標準 基準
item point | Punkt Punkte Gegenstand Posten | elemento artículo punto | élément point article | 項目 品目
product | Produkt Produkte Produktteam | producto productos | produit produits | 製品 商品 プロダクト
reach | erreichen erreicht erreichbar | alcanzar contactar llegar | atteindre joindre joignable | 達 届 到達
reachable available | erreichbar Erreichbarkeit | localizable disponible | joignable disponible | 連絡可能 連絡が取れ 対応可能
best | beste besten bester am | mejor óptimo | meilleur mieux | 最善 最良 ベスト
look see | ansehen schauen sehen sieht anschauen | mirar ver consultar | regarder voir consulter | 見る 参照 閲覧
identify | identifizieren erkennen ermitteln feststellen | identificar detectar | identifier repérer | 特定 識別
multiple several various | mehrere mehrerer mehreren mehrfach verschiedene | múltiples varios varias diversos | plusieurs multiples divers | 複数 様々 いくつか
basis | Basis Grundlage Weise | base | base | ベース 基本 ベースで
content | Inhalt Inhalte | contenido | contenu | 内容 コンテンツ
relevant related | relevant betreffend einschlägig zuständig entsprechend | relevante correspondiente pertinente relacionado | pertinent concerné lié | 関連 該当
section chapter | Abschnitt Kapitel | sección apartado capítulo | section chapitre | 節 セクション 章
workspace | Arbeitsbereich | espacio trabajo | espace travail | ワークスペース 作業場所
view see | ansehen einsehen sehen Ansicht | ver vista consultar | voir consulter vue | 閲覧 表示 見る
onboarding | Einarbeitung Onboarding Einführung | incorporación integración onboarding inducción | intégration accueil onboarding | オンボーディング 受け入れ
offboarding | Offboarding Austritt Ausscheiden | salida offboarding desvinculación | départ offboarding sortie | オフボーディング 退社手続き
track | verfolgen nachverfolgen erfassen | seguir rastrear seguimiento | suivre suivi | 追跡 トラッキング
interested interest | interessiert Interesse Interessen | interesado interés intereses | intéressé intérêt intérêts | 興味 関心 利害 利益
much many | viel vieles | mucho cuanto | beaucoup combien | 多く 多数
across throughout | über übergreifend quer gesamten | través todo | travers ensemble | 全体 横断
engage engagement | Engagement engagieren einbinden beauftragen | compromiso involucrar | engagement impliquer | 関与 エンゲージメント
situation | Situation Lage | situación | situation | 状況 事態
app | App Anwendung | aplicación app | application appli | アプリ
fill complete | ausfüllen ausgefüllt füllen besetzen | rellenar completar llenar | remplir pourvoir compléter | 記入 埋め
context | Zusammenhang Kontext | contexto | contexte | 文脈 背景
nominate nomination | nominieren nominiert Nominierung vorschlagen vorgeschlagen | nominar proponer candidatura nominación | nommer proposer désigner nomination | 推薦 指名 ノミネート
deal contract | Geschäft Abschluss | trato negocio | affaire marché contrat | 取引 案件
block | blockieren blockiert | bloquear | bloquer | ブロック 妨げ
template | Vorlage | plantilla | modèle gabarit | テンプレート 雛形 ひな形
say mention | sagen erwähnen genannt nennen sagt | decir mencionar dice | dire mentionner | 言う 述べ 言及
strategy | Strategie | estrategia | stratégie | 戦略
title | Titel Überschrift Bezeichnung | título | titre | 題名 タイトル 肩書
trial | Probe Testphase Probezeitraum | prueba | essai | 試用 トライアル
instead | stattdessen anstelle anstatt | lugar | place plutôt | 代わり
launch | starten Einführung Markteinführung | lanzar lanzamiento | lancer lancement | 立ち上げ ローンチ
visit | besuchen Besuch besucht | visitar visita | visiter visite | 訪問 訪れ
formal official | förmlich formell offiziell | formal oficial | formel officiel | 正式 公式
informal | formlos informell | informal | informel | 非公式
marketing | Marketing | marketing mercadotecnia | marketing | マーケティング
sales | Vertrieb Verkauf Vertriebsteam | ventas comercial | ventes commercial commerciale | 営業 販売
engineering | Technik Entwicklung Engineering | ingeniería | ingénierie technique | エンジニアリング 技術
legal | Rechtsabteilung Recht rechtlich juristisch | jurídico legal | juridique légal | 法務 法的
finance accounting | Finanzabteilung Buchhaltung Finanzen | finanzas contabilidad financiero | finance finances comptabilité financier | 経理 財務 会計
procurement purchasing | Beschaffung Einkauf | compras adquisiciones | achats approvisionnement | 調達 購買
people hr human | Personalabteilung Personal Personalteam HR | personal recursos humanos RRHH | ressources humaines personnel RH | 人事 人事部
operations | Betrieb operativ | operaciones | opérations exploitation | 運用 オペレーション
ceo chief executive | Geschäftsführer Geschäftsführerin Geschäftsführung Geschäftsleitung | consejero_delegado director_general | PDG directeur_général direction | 社長 最高経営責任者 CEO
cfo financial chief | Finanzvorstand Finanzchef Finanzdirektor | director_financiero | directeur_financier | 最高財務責任者 財務責任者 CFO
founder | Gründer Gründerin | fundador fundadora | fondateur fondatrice | 創業者
executive leadership | Führung Leitung Führungskräfte | dirección ejecutivo liderazgo | direction dirigeant | 経営陣 役員 幹部
head lead | Leiter Leiterin Leitung Chef | jefe responsable director | chef responsable directeur | 責任者 長 トップ リーダー
leader lead | Leiter Führungskraft Führende | líder responsable | leader dirigeant responsable | リーダー
deputy | Stellvertreter stellvertretend Stellvertretung | adjunto suplente vicepresidente | adjoint suppléant | 代理 副
representative | Vertreter Vertreterin Repräsentant | representante | représentant | 代表 代表者 担当者
mentor | Mentor Mentorin Pate | mentor mentora | mentor tuteur | メンター
buddy | Buddy Pate | compañero acompañante | parrain binôme | バディ
coach coaching | Coach Coaching | entrenador coaching | coach coaching | コーチ コーチング
trainer instructor | Ausbilder Trainer Kursleiter | formador instructor | formateur instructeur | 講師 トレーナー
specialist expert | Fachmann Experte Fachleute Spezialist Facharzt Expertin | especialista experto | spécialiste expert | 専門家 専門医
consultant advisor | Berater Beraterin | asesor consultor | conseiller consultant | コンサルタント 相談役
auditor | Prüfer Auditor | auditor | auditeur | 監査人
accountant | Buchhalter | contable contador | comptable | 会計士 経理担当
treasurer | Schatzmeister Schatzmeisterin Kassenwart | tesorero tesorera | trésorier trésorière | 会計 会計責任者 会計係
secretary | Sekretär Schriftführer Sekretariat | secretario secretaria | secrétaire | 書記 秘書
chair chairperson president | Vorsitz Vorsitzende Vorsitzender Vorsitzenden Präsident | presidente presidencia presidenta | président présidence présidente | 議長 委員長 会長
vice | Vize stellvertretend | vice | vice | 副
board | Vorstand Aufsichtsrat Verwaltungsrat Vorstandssitzung | junta directiva consejo | conseil administration | 理事会 取締役会 役員会
council committee | Rat Ausschuss Gremium Komitee | consejo comité | conseil comité | 評議会 委員会
assembly | Versammlung Mitgliederversammlung Generalversammlung Hauptversammlung | asamblea | assemblée | 総会 集会
general | allgemein allgemeine General | general generales | général générale | 一般 全般
elect election | gewählt wählen Wahl | elegir elegidos elegido elección | élire élus élu élection | 選出 選挙 選ばれ
consist compose | bestehen besteht zusammensetzen zusammengesetzt | constar consta compone componerse formada formado integrado | composer compose constitué comprendre | 構成 成り
observer | Beobachter Zuschauer | observador | observateur | 傍聴 オブザーバー
simple | einfach einfache schlicht | simple sencilla | simple | 単純 シンプル
majority | Mehrheit mehrheitlich | mayoría mayoritario | majorité | 多数 過半数
two-thirds thirds two third | Zweidrittel Zweidrittelmehrheit Drittel | tercios | tiers | 三分の二 3分の2
unanimous | einstimmig | unánime unanimidad | unanime unanimité | 全会一致 満場一致
quorum | beschlussfähig Quorum Beschlussfähigkeit | quórum | quorum | 定足数
tie equal vote | Stimmengleichheit Gleichstand Patt | empate | égalité | 同数 可否同数
ballot vote | Stimmzettel Stimmabgabe | papeleta votación | bulletin scrutin | 投票用紙
veto | Veto | veto | veto | 拒否権
abstain | enthalten Enthaltung | abstenerse abstención | abstenir abstention | 棄権
motion proposal | Antrag Vorschlag | moción propuesta | motion proposition | 動議 提案
second support | unterstützen unterstützt befürworten | secundar apoyar respaldar | appuyer appuyée soutenir | 賛同 支持
miss absent | fehlen fehlt versäumen verpassen versäumt | faltar falta perder ausentarse | manquer manque absenter | 欠席 逃 欠
lose | verlieren verliert einbüßen | perder pierde | perdre perd | 失う 失い 失
seat position | Sitz Posten Mandat Amt | puesto asiento escaño cargo | siège mandat | 議席 地位
term mandate | Amtszeit Wahlperiode Mandat | mandato periodo | mandat | 任期
minutes record | Protokoll Protokolle Niederschrift Sitzungsprotokoll | acta actas | procès-verbal procès-verbaux compte-rendu verbaux verbal | 議事録
bylaw bylaws statute | Satzung Satzungsänderung Statuten | estatuto estatutos reglamento | statut statuts règlement | 定款 規約
charter constitution | Charta Verfassung | carta constitución | charte constitution | 憲章
amend amendment change | ändern Änderung anpassen ergänzen | enmendar enmienda modificar | amender amendement modifier | 改正 修正
conflict interest | Interessenkonflikt Interessenkonflikte Konflikt Konflikte | conflicto conflictos | conflit conflits | 利益相反 対立
present presentation | präsentieren vorstellen vorlegen vorgestellt Präsentation | presentar presenta presentación | présenter présente présentation | 発表 提示 プレゼン
present attend | anwesend Anwesenheit | presente presentes presencia | présent présents présence | 出席 在席
resolution decision | Beschluss Entschluss beschließen beschlossen | resolución acuerdo | résolution décision | 決議 議決
agenda | Tagesordnung Agenda | orden_del_día agenda | ordre_du_jour | 議題 アジェンダ
governance | Führung Governance | gobernanza gobierno | gouvernance | ガバナンス 統治
transparency transparent | Transparenz transparent | transparencia transparente | transparence transparent | 透明性 透明
working weekday hours | Geschäftszeit Servicezeit werktags Öffnungszeiten Kernzeit | laborables | ouvrées heures | 営業時間 平日
core hours | Kernarbeitszeit Kernzeit | central núcleo | plage fixe | コアタイム
urgent | dringend dringende eilig Eilfall | urgente urgentes | urgent urgente urgents | 緊急 急ぎ 至急
plan | Tarif Plan Abo | plan tarifa | forfait offre plan formule | プラン
enterprise | Enterprise Großkunde Unternehmen | enterprise empresa | entreprise enterprise | エンタープライズ
hotline | Hotline | línea directa | hotline ligne | ホットライン
chat | Chat chatten | chat | chat messagerie clavardage | チャット
reopen open | wiedereröffnen wiederöffnen | reabrir reabrirse | rouvrir rouverts | 再開 再オープン
close closed | schließen geschlossen Schließung beendet | cerrar cerrados cierre | fermer clôturer fermés clos | クローズ 閉鎖 終了
personal | personenbezogen personenbezogene persönlich privat | personal personales | personnel personnelle personnelles | 個人 個人的
copy | kopieren kopiert Kopie | copiar copiarse copia | copier copiées copie | コピー 複写
collect gather | sammeln gesammelt einsammeln erheben | recoger recogen recopilar recaudar | recueillir recueillis collecter | 収集 集 回収
feedback | Feedback Rückmeldung Rückmeldungen | comentarios opiniones retroalimentación | retours avis commentaires | フィードバック 意見
survey | Umfrage Befragung | encuesta | enquête sondage | アンケート 調査
satisfaction satisfied | Zufriedenheit zufrieden | satisfacción satisfecho | satisfaction satisfait | 満足 満足度
discount | Rabatt Rabatte Nachlass | descuento descuentos | remise remises rabais réduction | 割引 値引き
furniture | Möbel Mobiliar Einrichtung | muebles mobiliario | mobilier meubles | 家具
replace exchange | austauschen ausgetauscht ersetzen auswechseln Austausch | sustituir sustituyen reemplazar cambiar | remplacer remplacés changer renouveler | 交換 取り替え 入れ替え
return | zurückgeben zurückgegeben zurückbringen zurückkehren Rückkehr abgeben | devolver devolverse volver regresar | rendre restituer retourner revenir | 返却 返還 復帰 戻
last final | letzte letzter letzten letztes | último última | dernier dernière | 最終 最後
day | Arbeitstag Arbeitstage | jornada | journée jour | 日 出勤日 勤務日
desk | Schreibtisch Schreibtische Arbeitsplatz | escritorio mesa puesto | bureau bureaux poste | 机 デスク 席
hot desk | Wechselarbeitsplatz | compartido | partagé | フリーアドレス
reserve book | reservieren reserviert vormerken | reservar reservarse | réserver réservés | 予約 確保
welcome | willkommen erwünscht | bienvenido bienvenidos | bienvenu bienvenus | 歓迎
register | angemeldet anmelden registrieren registriert eintragen | registrar registrarse registrados inscribir | enregistrer inscrire inscrits | 登録 届け出
sign | anmelden eintragen unterschreiben | firmar registrarse | signer inscrire enregistrer | 記名 署名 受付 登録
reception desk | Empfang Rezeption | recepción | accueil réception | 受付 フロント
badge | Ausweis Badge Besucherausweis Namensschild | identificación acreditación tarjeta credencial | badge | バッジ 名札 社員証
wear | tragen getragen trägt | llevar usar lucir | porter portent | 着用 身につけ 着け
kitchen | Küche Teeküche | cocina | cuisine | キッチン 台所 給湯室
clean | reinigen gereinigt putzen säubern Reinigung | limpiar limpia limpieza | nettoyer nettoyée nettoyage | 清掃 掃除
evening | Abend abends | noche tarde | soir soirée | 夕方 晩 夜
limited limit | begrenzt begrenzte beschränkt | limitado limitados limitadas | limité limitées | 限られ 限り 限定
guarantee | garantieren garantiert Gewähr | garantizar garantizan garantizado | garantir garanties | 保証
parking | Parkplatz Parkplätze Stellplatz Parken | aparcamiento plazas estacionamiento parking | stationnement parking places | 駐車 駐車場
bike | Fahrrad Dienstrad Fahrräder Rad | bicicleta bici | vélo | 自転車
shower | Dusche | ducha | douche | シャワー
toilet restroom | Toilette WC | baño aseo | toilettes | トイレ
meeting room | Besprechungsraum Konferenzraum Sitzungszimmer | sala_de_reuniones | salle_de_réunion | 会議室
phone booth | Telefonzelle Kabine | cabina | cabine | 電話ブース
lounge | Aufenthaltsraum Pausenraum | descanso | détente | 休憩室
basement cellar | Keller | sótano | sous-sol | 地下
roof | Dach | tejado azotea | toit | 屋上 屋根
emergency exit | Notausgang Fluchtweg | salida_de_emergencia | issue_de_secours | 非常口
exit | Ausgang | salida | sortie | 出口
entrance | Eingang | entrada acceso | entrée | 入口 玄関
fire warden evacuation | Brandschutzhelfer Evakuierung Räumung | evacuación | évacuation | 避難
first aid | Ersthelfer Erste Hilfe | auxilios botiquín | secours | 応急 救急
accident injury | Unfall Verletzung verletzt | accidente lesión | accident blessure | 事故 怪我 けが
temperature | Temperatur | temperatura | température | 温度
light | Licht Beleuchtung | luz iluminación | lumière éclairage | 照明
plant | Pflanze | planta | plante | 植物
package parcel | Paket Sendung | paquete | colis | 荷物 小包
mail post | Post Briefpost | correo postal | courrier poste | 郵便
printer print | Drucker drucken ausdrucken | impresora imprimir | imprimante imprimer | プリンター 印刷
headset | Headset Kopfhörer | auriculares cascos | casque | ヘッドセット
webcam camera | Kamera Webcam | cámara | caméra webcam | カメラ
charger | Ladegerät Netzteil | cargador | chargeur | 充電器
adapter | Adapter | adaptador | adaptateur | アダプター
battery | Akku Batterie | batería | batterie | バッテリー 電池
tablet | Tablet | tableta | tablette | タブレット
mobile phone cell | Handy Mobiltelefon Diensthandy Smartphone | móvil celular | mobile portable | 携帯電話 スマホ スマートフォン
sim card | SIM-Karte | SIM | SIM | SIMカード
desktop | Desktop Arbeitsrechner | escritorio sobremesa | bureau | デスクトップ
memory ram | Arbeitsspeicher Speicher | memoria | mémoire | メモリ
hardware equipment | Hardware Geräte Arbeitsmittel | hardware equipos equipamiento | matériel équipement | ハードウェア 機材
equipment asset | Ausrüstung Ausstattung Arbeitsmittel Betriebsmittel | equipamiento equipo material | équipement équipements | 備品 機材 装備
asset | Vermögenswert Anlagegut | activo bien | actif bien | 資産
inventory stock | Inventar Bestand Lager | inventario existencias | inventaire stock | 在庫 棚卸
ergonomic | ergonomisch | ergonómico | ergonomique | 人間工学
standing desk | höhenverstellbar Stehpult | regulable | assis-debout réglable | 昇降
wireless wifi | WLAN drahtlos Funknetz | inalámbrico wifi | sans-fil wifi | 無線 Wi-Fi
vpn | VPN | VPN | VPN | VPN
server | Server | servidor servidores | serveur serveurs | サーバー サーバ
browser | Browser | navegador | navigateur | ブラウザ
website site | Website Webseite Internetseite | sitio web | site | ウェブサイト サイト
spreadsheet sheet | Tabelle Tabellenkalkulation | hoja_de_cálculo | tableur | スプレッドシート 表
folder directory | Ordner Verzeichnis | carpeta directorio | dossier répertoire | フォルダ
dashboard | Dashboard Übersicht | panel | tableau bord | ダッシュボード
button | Schaltfläche Knopf | botón | bouton | ボタン
click press | klicken anklicken drücken | clic pulsar presionar | cliquer appuyer | クリック 押
search query | suchen Suche Abfrage | buscar búsqueda consulta | rechercher recherche requête | 検索 クエリ
print | drucken | imprimir | imprimer | 印刷
filter | filtern Filter | filtrar filtro | filtrer filtre | フィルター 絞り込
script | Skript | script guion | script | スクリプト
metric | Kennzahl Messwert Metrik | métrica indicador | métrique indicateur | 指標 メトリクス
threshold | Schwelle Schwellenwert Grenzwert | umbral | seuil | 閾値 しきい値
capacity | Kapazität | capacidad | capacité | 容量 定員 キャパシティ
memory storage | Speicher Speicherplatz | almacenamiento | stockage | ストレージ 記憶
backup | Backup Datensicherung Sicherungskopie sichern gesichert | copia_de_seguridad respaldo | sauvegarde sauvegarder | バックアップ
leave time off absence | Auszeit Freistellung Beurlaubung freigestellt Abwesenheit freinehmen freinimmt | permiso ausencia licencia excedencia | congé absence | 休暇 休業 休職
pto vacation leave | Urlaubstage Jahresurlaub Erholungsurlaub | vacaciones | congés | 年次休暇 有休 年休
unpaid leave | unbezahlt unbezahlter | excedencia sueldo | solde | 無給休暇
paid | bezahlt bezahlte vergütet entgeltlich | pagado pagada retribuido remunerado | payé payée rémunéré rémunérée | 有給
statutory legal | gesetzlich gesetzliche gesetzlicher | legal legales | légal légale légaux | 法定
public holiday bank | Feiertag Feiertage gesetzliche | festivo festivos feriado | férié fériés | 祝日 祝祭日
compassionate bereavement | Sonderurlaub Trauerurlaub Trauerfall | duelo luto | deuil | 慶弔 忌引
jury | Schöffendienst Jury Geschworenen | jurado | jury juré | 陪審
military | Militär Wehrdienst | militar | militaire | 軍 兵役
marriage wedding | Heirat Hochzeit heiraten Eheschließung | boda matrimonio casarse | mariage marier | 結婚
pregnancy pregnant | Schwangerschaft schwanger | embarazo embarazada | grossesse enceinte | 妊娠
maternity birth | Mutterschutz Mutterschutzfrist Mutterschaftsurlaub | maternidad | maternité | 産休 産前産後
mother | Mutter Mütter | madre madres | mère | 母 母親
father | Vater Väter | padre padres | père | 父 父親
brother sister sibling | Bruder Schwester Geschwister | hermano hermana | frère sœur | 兄弟 姉妹
relative family | Verwandte Angehörige | pariente familiar familiares | parent proche | 親族 家族 親戚
baby child | Baby Säugling Kind | bebé | bébé | 赤ちゃん 乳児
newborn | Neugeborenes | recién | nouveau-né | 新生児
childcare | Kinderbetreuung Kita Kindergarten | guardería infantil | crèche garde | 保育 託児
illness sickness | Krankheit Erkrankung Krankheitsfall | enfermedad | maladie | 病気 体調不良
sick | krankgemeldet Krankmeldung krankmelden krankgeschrieben | enfermo | souffrant malade | 病欠
surgery operation | Operation OP | operación cirugía | opération chirurgie | 手術
therapy therapist | Therapie Therapeut | terapia terapeuta | thérapie thérapeute | 治療 セラピー
dentist | Zahnarzt | dentista | dentiste | 歯医者
mental | psychisch seelisch mental | mental psicológico | mental psychique | 精神 メンタル
wellness wellbeing | Wohlbefinden Wellness | bienestar | bien-être | 健康増進 ウェルネス
disability disabled | Behinderung Schwerbehinderung behindert | discapacidad | handicap handicapé | 障害 障がい
treatment | Behandlung behandeln | tratamiento | traitement | 治療 扱い
appointment | Termin Ernennung | cita nombramiento | rendez-vous nomination | 予約 任命
note certificate | Attest Bescheinigung | justificante certificado | certificat attestation | 診断書 証明
accrue | ansammeln ansparen aufbauen erwerben erworben angesammelt | acumular devengar generar | accumuler acquérir | 積み立て 発生 付与
carry roll forward over | mitnehmen übertragen übertragbar Übertrag | trasladar arrastrar transferir | reporter reportés report | 持ち越し 繰り越し 繰越 繰り越
forfeit lose expire | verfallen verfällt verwirken | perder pierden caducar | perdre perdus | 失効 消滅
prorated prorata proportion | anteilig anteilmäßig zeitanteilig taggenau | proporcional prorrata prorratear | prorata proportionnel proratisé | 按分 日割り 比例
calculate | berechnen berechnet Berechnung | calcular calcula cálculo | calculer calculé calcul | 計算 算出
entitle entitlement | berechtigt berechtigen zustehen zusteht steht Anspruch | derecho corresponder corresponden | droit | 権利 権利がある 受けられ
eligible qualify | anspruchsberechtigt berechtigt teilnahmeberechtigt infrage | elegible tener derecho | éligible éligibles droit | 対象 資格 対象者
minimum least | Minimum mindeste | mínimo mínima | minimum minimale | 最低 最低限
maximum most | Höchst Höchstdauer Höchstbetrag Maximum | máximo máxima | maximum maximal plafond | 最大 最高 最長
salary | Gehalt Gehälter Grundgehalt Monatsgehalt | salario sueldo | salaire traitement | 給与 月給 基本給
payroll | Gehaltsabrechnung Lohnabrechnung | nómina | paie | 給与計算
paycheck pay | Gehaltszahlung Lohnzettel | cheque nómina | fiche paie bulletin | 給与明細
check | Scheck prüfen | cheque | chèque | 小切手
payday pay | Zahltag Auszahlung ausgezahlt auszahlen | pago cobro abonar | versement verser paiement | 給料日 支払日 支給日
bonus | Bonus Boni Prämie Bonuszahlung | bono bonificación prima | prime primes bonus | ボーナス 賞与
commission | Provision | comisión | commission | 歩合 手数料
stock equity share option | Aktien Aktienoption Beteiligung Optionen | acciones opciones | actions options | 株式 ストックオプション
exercise option | ausüben ausgeübt Ausübung | ejercer ejercicio | exercer exercice levée | 行使
vest | vesten unverfallbar | consolidarse devengar | acquérir | ベスト 権利確定
raise increase | Gehaltserhöhung anheben erhöht Steigerung | aumento subida incremento | augmentation hausse | 昇給 増額
deduct deduction | abziehen abgezogen Abzug einbehalten | deducir descontar descuento deducción | déduire déduit déduction retenir | 控除 差し引
tax | Steuer Steuern Einkommensteuer versteuern | impuesto tributar | impôt taxe imposable | 税 課税
withhold | einbehalten zurückhalten | retener retención | retenir retenue | 源泉徴収 差し引
income | Einkommen Einkünfte | ingresos renta | revenu | 収入 所得
revenue | Umsatz Einnahmen | ingresos facturación | chiffre revenus recettes | 売上 収益
profit | Gewinn | beneficio ganancia | bénéfice profit | 利益
debt owe | Schulden schulden | deuda deber | dette devoir | 借金 債務
loan lend | Darlehen leihen Ausleihe verleihen Leihgerät | préstamo prestar | prêt prêter emprunt | 貸与 貸し 融資
borrow | ausleihen leihen entleihen | tomar prestado pedir | emprunter | 借り
donation | Spende Spenden | donación | don | 寄付
pension retirement | Altersvorsorge Betriebsrente Ruhestand Rente | jubilación pensión | retraite | 年金 退職
health insurance | Krankenversicherung Krankenkasse | seguro_médico seguro_de_salud | assurance_maladie mutuelle | 健康保険
life insurance | Lebensversicherung | seguro_de_vida | assurance_vie | 生命保険
liability | Haftung Haftpflicht haften | responsabilidad | responsabilité | 責任
continue | weiterlaufen weiterlaufend fortbestehen fortgeführt weiterhin bestehen | continuar mantener continúan | continuer maintenir maintenus | 継続 引き続き
suspend suspension | ruhen ruht aussetzen ausgesetzt suspendieren | suspender suspendido | suspendre suspendue suspension | 停止 中断
workload | Arbeitsbelastung Arbeitspensum | carga | charge | 作業量 仕事量
part-time time part | Teilzeit Teilzeitkraft teilzeit | parcial | partiel partielle | パート パートタイム 時短
full-time time full | Vollzeit Vollzeitkraft | completo completa tiempo | plein complet temps | フルタイム 常勤
hybrid | hybrid | híbrido | hybride | ハイブリッド
remote home | Fernarbeit Heimarbeit Homeoffice Telearbeit | remoto teletrabajo | télétravail distanciel | リモート リモートワーク 在宅勤務
onsite office | vor Ort | presencial | présentiel site | 出社 現場
in-person person | persönlich Präsenz | presencial persona | présentiel personne | 対面
flexible flextime | Gleitzeit flexibel flexible | flexible horario | flexible horaires | フレックス フレックスタイム 柔軟
overtime hour | Überstunden Überstunde Mehrarbeit | horas extra extraordinarias | heures supplémentaires | 残業 時間外労働
compensatory off | Freizeitausgleich abfeiern ausgleichen | compensatorio | récupération compensateur | 代休 振替
timesheet timecard | Stundenzettel Zeiterfassung Arbeitszeitnachweis | hoja_de_horas | feuille_de_temps | タイムシート 勤怠
clock record | stempeln einstempeln | fichar | pointer | 打刻
break | Pause Pausen | pausa descanso | pause | 休憩
probation | Probezeit | prueba periodo | essai période | 試用期間
notice | Kündigungsfrist Frist | preaviso | préavis | 予告 通知
terminate | kündigen beenden Beendigung gekündigt Auflösung | terminar rescindir resolver extinguir | résilier mettre fin rompre | 終了 解約 解雇
resign | kündigen kündigt zurücktreten Rücktritt | dimitir renunciar | démissionner démission | 辞任 退職 辞め
leave company depart | ausscheiden Ausscheiden verlassen Austritt | dejar salir abandonar marcharse | quitter quittant partir départ | 退職 退社 離職
employer | Arbeitgeber Arbeitgeberin | empleador empresa | employeur | 雇用主 使用者
employed employ | beschäftigt angestellt beschäftigen | empleado contratado emplear | employé employer | 雇用 勤務
contractor freelance | Auftragnehmer Freelancer Freie Dienstleister freie selbstständig selbständig | contratista contratistas autónomo freelance | prestataire prestataires indépendant freelance | 契約業者 業務委託 請負業者 フリーランス
vendor supplier | Dienstleister Lieferanten Zulieferer | proveedor proveedores | fournisseur prestataire | ベンダー 取引先 業者
intern internship | Praktikum Praktikant Werkstudent | becario prácticas pasante | stagiaire stage | インターン インターンシップ
apprentice | Auszubildende Azubi Lehrling | aprendiz | apprenti | 見習い 実習生
volunteer | Freiwilliger ehrenamtlich Ehrenamtliche | voluntario voluntarios | bénévole bénévoles volontaire | ボランティア 有志
union | Gewerkschaft | sindicato | syndicat | 労働組合
works council | Betriebsrat | comité_de_empresa | CSE comité_entreprise | 労使協議会
labor | Arbeits arbeitsrechtlich | laboral | travail | 労働
resident residence live | wohnen wohnt wohnhaft ansässig Wohnsitz lebt | residir reside resides residente residencia vivir vive | résider résident résidence habiter vivre | 居住 在住 住
state united | Staaten Vereinigte USA | Estados Unidos EEUU EE | États-Unis États Unis | 米国 アメリカ
germany | Deutschland deutsch | Alemania alemán | Allemagne allemand | ドイツ
spain spanish | Spanien spanisch | España español | Espagne espagnol | スペイン
france french | Frankreich französisch | Francia francés | France français | フランス
japan japanese | Japan japanisch | Japón japonés | Japon japonais | 日本
english | Englisch englisch | inglés | anglais | 英語
europe european | Europa europäisch EU | Europa europeo UE | Europe européen UE | 欧州 ヨーロッパ
netherlands dutch | Niederlande niederländisch | Holanda neerlandés Países Bajos | Pays-Bas néerlandais | オランダ
city town | Stadt Ort | ciudad | ville | 都市 市
abroad overseas | Auslandsreise Ausland | extranjero | étranger | 海外 国外
immigration | Einwanderung | inmigración | immigration | 移民 入国管理
relocation relocate move | Umzug umziehen Umzugskosten | reubicación mudanza trasladarse | relocalisation déménagement | 転勤 引っ越し 移転
rent house | Miete Wohnung | alquiler vivienda | loyer logement | 家賃 住居
apartment | Wohnung | piso apartamento | appartement | アパート
recruit hire | einstellen anwerben Personalgewinnung rekrutieren | reclutar contratar | recruter embaucher | 採用 募集
applicant apply application | Bewerber Bewerbung bewerben | candidatura postular solicitante | candidature postuler candidat | 応募 応募者 志願
resume cv | Lebenslauf | currículum curriculum | CV | 履歴書
referral refer | Empfehlung empfehlen Weiterempfehlung verweisen | referido recomendación | cooptation recommandation parrainage | 紹介 リファラル
reward award | Belohnung belohnen Auszeichnung | recompensa premio | récompense prime | 報奨 表彰 賞
performance review | Leistungsbeurteilung Mitarbeitergespräch Jahresgespräch Leistungsbewertung | evaluación desempeño | évaluation entretien annuel | 人事評価 業績評価 評価
goal objective target | Ziel Ziele Zielvereinbarung | objetivo meta objetivos | objectif objectifs | 目標
promote promotion | befördern befördert Beförderung Aufstieg | ascender ascenso promocionar | promouvoir promu promotion | 昇進 昇格
demote downgrade | herabstufen degradieren | degradar rebajar | rétrograder | 降格
discipline disciplinary | disziplinarisch Disziplinarmaßnahme | disciplinario disciplina | disciplinaire | 懲戒 規律
warning | Abmahnung Verwarnung Warnung | amonestación advertencia | avertissement blâme | 警告 戒告
misconduct violation | Fehlverhalten Verstoß verstoßen Missachtung | infracción violación incumplimiento falta | faute infraction violation manquement | 違反 不正行為
violate breach | verstoßen verletzen verletzt verstößt | violar incumplir infringir | violer enfreindre | 違反 破
sanction penalty | Strafe Sanktion Vertragsstrafe | sanción multa penalización | sanction pénalité amende | 罰則 制裁
fine penalty | Bußgeld Strafe | multa | amende | 罰金 反則金
conduct behavior | Verhalten Benehmen | conducta comportamiento | conduite comportement | 行動 行為 振る舞い
code conduct | Verhaltenskodex Kodex | código_de_conducta | code_de_conduite | 行動規範
harass harassment | Belästigung belästigen | acoso acosar | harcèlement harceler | ハラスメント 嫌がらせ
discriminate | benachteiligen Diskriminierung diskriminieren | discriminar | discriminer | 差別
bully | mobben Mobbing | intimidar acoso | intimider | いじめ
grievance complaint | Beschwerde Klage beschweren | queja reclamación denuncia | plainte réclamation grief | 苦情 申し立て
whistleblow report | Hinweisgeber Whistleblower | denunciante | lanceur alerte | 内部通報
confidential | vertraulich vertrauliche Vertraulichkeit | confidencial confidencialidad | confidentiel confidentialité | 機密 秘密
nda agreement | Geheimhaltung Geheimhaltungsvereinbarung Verschwiegenheit | confidencialidad | confidentialité | 秘密保持
ethics ethical | Ethik ethisch | ética ético | éthique | 倫理
bribe corruption | Bestechung Korruption | soborno corrupción | corruption | 贈収賄 賄賂
diversity inclusion | Vielfalt Diversität Inklusion | diversidad inclusión | diversité inclusion | 多様性 包括
culture | Kultur Unternehmenskultur | cultura | culture | 文化
value | Werte Wert schätzen | valor valores | valeur valeurs | 価値観 価値
principle | Grundsatz Prinzip Prinzipien | principio | principe | 原則 原理
mission | Mission Auftrag | misión | mission | 使命 ミッション
identity | Identität | identidad | identité | アイデンティティ 身元
passport id | Reisepass Personalausweis | pasaporte DNI | passeport | パスポート 旅券
background | Hintergrund | antecedentes fondo | arrière-plan contexte antécédents | 背景 経歴
sign contract | unterschreiben unterzeichnet Vertragsabschluss | firmar firmado | signer signé | 締結 署名
draft | Entwurf entwerfen | borrador | brouillon ébauche | 下書き 草案
outline overview | Überblick Übersicht | resumen visión | aperçu vue | 概要
responsible | zuständig verantwortlich verantworten | responsable encargado | responsable chargé | 責任 担当 責任を負
duty obligation | Pflicht Verpflichtung Aufgabe | deber obligación | devoir obligation | 義務 責務
authority authorize | Befugnis befugt ermächtigt Vollmacht | autoridad autorizado facultad | autorité habilité pouvoir | 権限 権威
delegate | delegieren übertragen Vertretung | delegar | déléguer | 委任 委譲
decide decision | beschließen entschieden Entscheid | decidir decisión | décider trancher tranche | 決定 決める 判断
agree agreement consent | einverstanden vereinbaren vereinbart absprechen abgesprochen einigen | acordar acuerdan acuerdo convenir | convenir accord entendre consentir | 合意 同意 取り決め
consent | Einwilligung einwilligen Einverständnis | consentimiento consentir | consentement accord | 同意
disagree | widersprechen uneinig | discrepar desacuerdo | désaccord | 不同意 意見が異な
object objection | Widerspruch widersprechen Einwand Einwände | oponerse objeción | opposer objection | 異議
suggest propose | vorschlagen vorgeschlagen Vorschlag | sugerir proponer propuesta | suggérer proposer proposition | 提案
recommend | empfohlen empfehlenswert raten geraten | recomendar aconsejar | recommander conseiller | 推奨 勧め
encourage | ermutigt ermuntert anregen angehalten | animar fomentar alentar | encourager inciter | 奨励 促
expect | erwartet erwarten Erwartung | esperar espera se | attendre attendu attend | 期待 求められ 想定
require need | erfordern erfordert bedürfen bedarf verlangen verlangt voraussetzen | requerir requieren exigir exige necesitar precisar | exiger exigent nécessiter nécessitent requérir | 要求 必要 求め 要
demand | fordern verlangen | exigir demandar | exiger réclamer | 要求
force | zwingen gezwungen erzwingen | forzar obligar | forcer obliger | 強制
allow | zulassen zugelassen lassen darf | permitir permitido admitir | permettre autoriser admettre | 許可 認め 許
permit | Genehmigung Erlaubnis gestatten | permiso permitir | permis autoriser | 許可証 認め
forbid prohibit ban | verbieten untersagen Verbot | prohibir prohibición | interdire interdiction | 禁止 禁じ
deny refuse reject | verweigern abgelehnt zurückgewiesen zurückweisen ablehnt | denegar rechazar rechazan negar | refuser rejeter rejetées | 却下 拒否 拒絶
accept | akzeptiert annimmt entgegennehmen angenommen | aceptar acepta admitir | accepter accepté admettre | 受け入れ 承諾 受け付け
approve | genehmigen freigeben billigen gutheißen absegnen | aprobar aprueba autorizar visto | approuver approuve valider | 承認 認可
review | begutachten Review geprüft durchsehen überprüft reviewt | revisar revisión revisado | relire relue réviser revue examen | レビュー 審査 見直し
reviewer | Reviewer Gutachter Prüfer | revisor | relecteur réviseur | レビュアー 査読者
audit | Audit Prüfung Revision | auditoría auditar | audit auditer | 監査
inspect inspection | Inspektion kontrollieren | inspeccionar inspección | inspecter inspection | 検査 点検
comply compliance | einhalten Einhaltung Compliance befolgen | cumplir cumplimiento | respecter conformité conformer | 遵守 準拠 コンプライアンス
regulation rule | Vorschrift Verordnung Bestimmung | reglamento normativa | règlement réglementation | 規則 規制
law | Gesetz Gesetze Recht | ley leyes | loi lois | 法律 法令
court | Gericht gerichtlich | tribunal juzgado | tribunal cour | 裁判所 法廷
attorney lawyer | Anwalt Rechtsanwalt | abogado | avocat | 弁護士
claim right | Anspruch beanspruchen geltend | reclamar derecho | réclamer revendiquer | 請求 権利
exception except | Ausnahme ausnahmsweise Ausnahmefall | excepción excepcional | exception dérogation | 例外 特例
exempt | befreit freigestellt ausgenommen | exento eximir | exempté exempt dispensé | 免除
waive | verzichten Verzicht erlassen | renunciar eximir | renoncer dispenser | 放棄 免除
include | einschließen eingeschlossen beinhalten umfassen umfasst inbegriffen enthalten | incluir incluye abarcar comprende | inclure comprendre englober | 含む 含め 含まれ
exclude | ausschließen ausgeschlossen ausklammern | excluir excluido | exclure exclu | 除外 除く
apply | anwenden gelten zutreffen gilt greift | aplicar aplicarse | appliquer | 適用 当てはま
affect | betreffen betroffen beeinflussen | afectar afectado | affecter concerner toucher | 影響 該当
depend | abhängen abhängig hängt | depender depende | dépendre dépend | 依存 次第 応じ よって
vary | variieren unterscheiden schwanken | variar | varier | 異な 変動
differ different | unterschiedlich abweichen abweichend | diferir distinto diferente | différer différent | 異な 違 相違
deviate deviation | abweichen Abweichung | desviarse desviación apartarse | dévier écart déroger | 逸脱 外れ
equal same | gleich gleichwertig gleicher identisch | igual mismo idéntico | égal même identique | 等し 同じ 同等 同一
fair | fair gerecht | justo equitativo | juste équitable | 公平 公正
exact precise | genau exakt | exacto preciso | exact précis | 正確 厳密
approximate about | ungefähr rund zirka | aproximado alrededor | approximatif environ | おおよそ 約 程度
estimate | schätzen geschätzt Schätzung | estimar estimación | estimer estimation | 見積 見積もり 推定
calculate count | zählen gezählt mitzählen | contar cuenta | compter comptent | 数え 算入
add | hinzufügen hinzugefügt hinzukommen ergänzt | añadir agregar sumar | ajouter ajouté | 追加 加え
remain | bleiben verbleiben verbleibt übrig bleibt | permanecer quedar | rester demeurer reste | 残り 残 とどま
exist | vorhanden bestehen existiert | existir existente | exister existant | 存在 既存
happen occur | passieren ereignen vorkommen eintreten eintritt kommt | ocurrir suceder producirse | arriver produire survenir | 発生 起こ
cause | verursachen verursacht bewirken | causar ocasionar | causer provoquer | 原因 引き起こ
avoid prevent | verhindern vermeiden verhindert | evitar impedir | éviter empêcher | 防 避
protect | schützen geschützt absichern | proteger | protéger | 保護 守
secure | sichern sicher absichern | asegurar seguro | sécuriser sûr | 安全 確保
destroy dispose | vernichten vernichtet zerstören entsorgen entsorgt Entsorgung | destruir eliminar desechar | détruire éliminer jeter | 破棄 廃棄 処分
delete | gelöscht löschen Löschung | borrar eliminar suprimir | effacer supprimer suppression | 削除 消去
archive | archiviert archivieren | archivar | archiver | アーカイブ 保管
retain keep | aufbewahren aufbewahrt behalten behält vorhalten | conservar guardar retener quedarse | conserver garder | 保持 保管 残 持ち続け
move | bewegen verschieben verlegen verlegt wechseln | mover trasladar | déplacer bouger | 移動 移
put place | stellen legen setzen platzieren | poner colocar | mettre placer poser | 置 入れ
bring | mitbringen mitgebracht bringen | traer llevar | apporter amener | 持参 持って来 持ち込
carry | tragen transportieren | llevar transportar | transporter porter | 運 持ち運
deliver | liefern ausliefern geliefert zustellen | entregar repartir | livrer remettre | 届け 納品 配達
receive | empfangen erhalten erhält Erhalt kriegt | recibir obtener cobrar | recevoir percevoir toucher bénéficier disposer dispose | 受け取 受領 受信 受け
earn | verdienen erwerben | ganar | gagner | 稼 獲得
win | gewinnen gewonnen | ganar | gagner | 勝 獲得
spend | ausgeben aufwenden verbringen | gastar | dépenser | 費や 使
save | sparen einsparen | ahorrar | économiser épargner | 節約 貯
invest | investieren Investition | invertir inversión | investir investissement | 投資
order | bestellen Bestellung ordern | pedir encargar pedido | commander commande | 注文 発注
purchase buy | anschaffen Anschaffung erwerben kaufen Kauf | adquirir comprar adquisición | acheter acquérir acquisition | 購入 買
rent lease | mieten leasen Leasing | alquilar leasing | louer leasing | リース 借 賃借
fund fund finance | finanzieren Finanzierung Mittel | financiar fondos financiación | financer fonds financement | 資金 融資 資金提供
sponsor | sponsern Sponsor | patrocinar patrocinador | parrainer sponsor | スポンサー 後援
invoice | Rechnung in berechnen | facturar | facturer | 請求 インボイス
settle | begleichen beglichen abrechnen | liquidar saldar | régler solder | 清算 精算
billing bill | Abrechnung abrechnen | facturación | facturation | 請求
subscription subscribe | Abonnement abonnieren Abo | suscripción suscribirse | abonnement abonner | 購読 サブスクリプション 定期購読
renew renewal | erneuern verlängern Verlängerung | renovar renovación | renouveler renouvellement | 更新 延長
expire | auslaufen abläuft endet | expirar vence | échoir expirer | 期限 切れ
extend | verlängern ausweiten erweitern | extender prolongar ampliar | étendre prolonger | 延長 拡大
shorten reduce | verkürzen kürzen gekürzt verkürzt | acortar reducir | raccourcir réduire écourter | 短縮 減
shorter short | kürzer kürzere kürzeren | corto breve | court raccourci | 短
longer long | länger längere | largo prolongado | long prolongé | 長
deadline due | Frist Fristen Abgabetermin fällig | plazo vencimiento | échéance délai | 締切 期限 期日
schedule | planen einplanen terminieren angesetzt Terminplan | programar horario calendario | planifier programmer calendrier | 予定 スケジュール 日程
timeline | Zeitplan Zeitleiste | cronograma calendario | calendrier échéancier | タイムライン 日程
duration last | dauern dauert Dauer | durar dura duración | durer dure durée | 期間 継続時間 間続
phase stage | Phase Stadium Etappe | fase etapa | phase étape | 段階 フェーズ
during while | während | durante | pendant durant | 間 最中 中
until till | bis | hasta | jusque | まで
since | seit | desde | depuis | 以来
immediately | unverzüglich umgehend sofort sofortig | inmediatamente enseguida inmediata | immédiatement immédiat | 即座 直ちに ただちに すぐに
promptly quickly soon | zeitnah zügig prompt rasch | pronto rápidamente | rapidement promptement | 速やか 迅速
later late | später nachträglich verspätet | tarde posteriormente | tard ultérieurement | 後で 遅 遅れて
earlier early | früher frühestens frühe | antes temprano | tôt avant | 早 早めに
temporary | vorübergehend zeitweilig befristet | temporal provisional | temporaire temporairement | 一時 臨時
permanent | dauerhaft ständig | permanente indefinido | permanent définitif | 恒久 常設
regular | regelmäßig turnusmäßig | regularmente periódicamente periódico | régulièrement périodique | 定期 定期的
random | zufällig Zufall stichprobenartig | aleatorio azar | aléatoire hasard | 無作為 ランダム
frequent often | häufig oft | frecuente | fréquent | 頻繁
rare seldom | selten | raro rara | rare rarement | まれ
actually really | tatsächlich wirklich eigentlich | realmente verdad | réellement vraiment | 実際 本当
adapt adjust | anpassen angepasst justieren | adaptar ajustar | adapter ajuster | 適応 調整
accurate | genau zutreffend präzise | exacto preciso | exact précis | 正確
achieve accomplish reach | erreichen erzielen schaffen | lograr conseguir alcanzar | atteindre accomplir réaliser | 達成 実現
acquire get | erwerben beschaffen | adquirir | acquérir | 取得 獲得
active | aktiv aktive | activo | actif | 有効 稼働
adequate sufficient | ausreichend hinreichend | suficiente adecuado | suffisant adéquat | 十分 適切
advance | im Voraus Vorschuss | anticipo adelantado antelación | avance acompte | 前払い 事前
advantage benefit | Vorteil Nutzen | ventaja beneficio | avantage | 利点 メリット
advertise advertising | Werbung ausschreiben bewerben | anunciar publicidad | publicité annoncer | 広告 宣伝
advice advise | Rat Beratung beraten | consejo asesoramiento | conseil avis | 助言 アドバイス
alternative | Alternative alternativ | alternativa alternativo | alternative | 代替 代わり
ambiguous unclear | unklar mehrdeutig | ambiguo | ambigu flou | 曖昧 不明
analyze analysis | analysieren Analyse auswerten | analizar análisis | analyser analyse | 分析
anticipate expect | voraussehen rechnen | prever anticipar | anticiper prévoir | 予想 見込
anyone | irgendjemand beliebig jeder | cualquiera | quiconque | 誰でも だれでも
anytime any time | jederzeit | cualquier momento | tout moment | いつでも 随時
appear seem | scheinen erscheinen | parecer aparecer | sembler paraître | 思われ 見え
appreciate thank | danken schätzen | agradecer apreciar | remercier apprécier | 感謝
arrange organize | vereinbaren organisieren arrangieren veranlassen | organizar arreglar | organiser arranger | 手配 調整
aspect | Aspekt Gesichtspunkt | aspecto | aspect | 側面 観点
assist help | helfen unterstützen | ayudar asistir | aider assister | 支援 援助 補助
assume | annehmen voraussetzen | suponer asumir | supposer assumer | 想定 仮定
attempt try | versuchen Versuch | intentar intento | tenter tentative | 試み 試行
attend | teilnehmen besuchen beiwohnen anwesend | asistir acudir | assister participer | 出席 参加 受講
attendance | Anwesenheit Teilnahme | asistencia | présence | 出席 参加
attendee participant | Teilnehmer Teilnehmende Teilnehmerin | asistente participante | participant | 参加者 出席者
attention | Aufmerksamkeit beachten | atención | attention | 注意 注目
audience | Publikum Zielgruppe | audiencia público | public audience | 聴衆 対象者
author | Autor Autorin Verfasser | autor autora | auteur | 作者 著者 作成者
automate | automatisieren automatisch | automatizar | automatiser | 自動
bad | schlecht schlimm | malo | mauvais | 悪
balance | Saldo Gleichgewicht Ausgleich | saldo equilibrio | solde équilibre | 残高 バランス
ban | Verbot Sperre | prohibición veto | interdiction | 禁止 禁じ
bar | Bar Leiste | bar barra | bar barre | バー
basic | grundlegend einfach | básico | basique fondamental | 基本 基礎
become | werden wird | convertirse convierte ser llegar | devenir devient | なる なった なっ
behalf | Namen Auftrag | nombre parte | nom compte | 代わって 代理
belief believe | glauben Glaube | creer creencia | croire croyance | 信じ 考え
beyond | hinaus jenseits | allá | delà | 超え
bind binding | bindend verbindlich verbindliche | vinculante obligatorio | contraignant obligatoire | 拘束 法的拘束力
bonus pay | Sonderzahlung Prämien | plus gratificación | prime gratification | 特別手当
bottom | unten unterste | fondo inferior | bas fond | 下部 底
box | Kasten Kiste Feld Schachtel | caja casilla | boîte case | 箱 ボックス
brand | Marke | marca | marque | ブランド
break | brechen kaputt | romper roto | casser rompre | 壊 破
broken | kaputt defekt | roto averiado defectuoso | cassé défectueux | 故障 壊れ
browse | durchsuchen blättern | navegar explorar | parcourir naviguer | 閲覧
burden | Last Belastung | carga | charge fardeau | 負担
busy | beschäftigt belegt | ocupado | occupé | 忙し
campaign | Kampagne | campaña | campagne | キャンペーン
capture record | erfassen festhalten | capturar registrar | capturer saisir consigner | 記録 把握
careful carefully | sorgfältig vorsichtig | cuidadoso cuidadosamente | soigneux soigneusement prudent | 注意深 慎重
celebrate celebration | feiern Feier | celebrar celebración fiesta | célébrer fête fêter | 祝 お祝い
central | zentral Zentrale | central | central | 中央
certain specific | bestimmt bestimmte gewisse | cierto determinado | certain précis | 特定 一定
certified certify | zertifiziert beglaubigt | certificado | certifié | 認定 認証
challenge | Herausforderung anfechten | reto desafío impugnar | défi contester | 課題 挑戦
charge bill cost | berechnen belasten Gebühr aufladen | cobrar cargo cargar | facturer charger frais | 請求 課金 充電
checklist | Checkliste Prüfliste | lista comprobación | liste contrôle | チェックリスト
church | Kirche | iglesia | église | 教会
circumstance situation | Umstand Umstände | circunstancia circunstancias | circonstance circonstances | 事情 状況
clarify | klären abklären geklärt klarstellen | aclarar | clarifier préciser | 明確化 明らか
classroom class | Klasse Unterricht Klassenzimmer | aula clase | classe cours | 教室 クラス 授業
clothing dress | Kleidung anziehen | ropa vestir | vêtement habiller | 服 服装
collaborate collaboration | zusammenarbeiten Zusammenarbeit | colaborar colaboración | collaborer collaboration | 協力 共同 協働
college university | Hochschule Universität Studium | universidad | université faculté | 大学
color | Farbe | color | couleur | 色
comfortable | bequem wohl | cómodo | confortable aise | 快適
commit commitment | verpflichten Verpflichtung zusagen | comprometerse compromiso | engager engagement | 約束 コミット
community | Gemeinschaft Gemeinde Community | comunidad | communauté | コミュニティ 共同体
compare comparison | vergleichen Vergleich | comparar comparación | comparer comparaison | 比較
compete competition competitor | Wettbewerb konkurrieren Wettbewerber | competir competencia competidor | concurrence concurrent | 競争 競合
complex complicated | komplex kompliziert | complejo complicado | complexe compliqué | 複雑
component | Komponente Bestandteil | componente | composant | 部品 コンポーネント
comprehensive | umfassend | completo integral | complet exhaustif | 包括的
compute computer | rechnen Rechner | computadora | ordinateur | コンピュータ
concern worry | Bedenken Sorge betreffen Anliegen | preocupación inquietud | préoccupation inquiétude souci | 懸念 心配
confident confidence | sicher Zuversicht | confianza seguro | confiance confiant | 自信
confuse | verwirren verwechseln | confundir confuso | confondre confus | 混乱 混同
consensus | Konsens Einvernehmen | consenso | consensus | 合意 コンセンサス
consequence | Folge Konsequenz | consecuencia | conséquence | 結果 影響
considerable significant | erheblich beträchtlich wesentlich | considerable significativo | considérable significatif important | 大幅 著し 重要
consistent | einheitlich konsistent | consistente coherente | cohérent constant | 一貫
constraint restriction | Einschränkung Beschränkung | restricción limitación | contrainte restriction | 制約 制限
consult | konsultieren befragen Rücksprache hinzuziehen | consultar | consulter | 相談 参照
consume | verbrauchen | consumir | consommer | 消費
contribute contributor | beitragen Beitragender Mitwirkende mitwirken | contribuir contribuidor colaborador | contribuer contributeur | 貢献 貢献者
control | steuern kontrollieren Kontrolle | controlar control | contrôler contrôle maîtriser | 管理 制御
convenient | bequem passend | conveniente cómodo | pratique convenable | 便利 都合
convention | Konvention | convención | convention | 慣例
convert | umwandeln umrechnen | convertir | convertir | 変換
cooperate | kooperieren mitwirken | cooperar | coopérer | 協力
copyright | Urheberrecht | derechos_de_autor | droit_auteur | 著作権
cover | abdecken abgedeckt decken tragen übernehmen | cubrir cubren sufragar | couvrir couvert charge | 補償 カバー 負担
create | erstellt anlegen schaffen geschaffen erzeugt | crear crea generar | créer créée établir | 作成 作られ 作る 新設
creative | kreativ | creativo | créatif | 創造
criterion criteria | Kriterium Kriterien | criterio criterios | critère critères | 基準
crucial essential | entscheidend wesentlich unerlässlich | crucial esencial | crucial essentiel | 不可欠 重要
custom | Brauch individuell Zoll | costumbre personalizado | coutume personnalisé | 慣習 カスタム
customer service | Kundenservice Kundendienst | atención cliente | service client | カスタマーサービス
danger dangerous | Gefahr gefährlich | peligro peligroso | danger dangereux | 危険
debate discuss | debattieren Diskussion | debatir debate | débattre débat | 議論
dedicated | dediziert eigens | dedicado | dédié | 専用
defect fault | Mangel Defekt | defecto avería | défaut | 欠陥 不具合
defer postpone | aufschieben zurückstellen | diferir | différer | 延期 猶予
degree | Grad Abschluss | grado título | degré diplôme | 学位 程度
dependent | abhängig Angehörige | dependiente | dépendant charge | 扶養 依存
detect | erkennen entdecken aufspüren | detectar | détecter | 検出 検知
develop development | entwickeln Entwicklung weiterentwickeln | desarrollar desarrollo | développer développement | 開発 発展 育成
diet dietary | Ernährung | dieta alimentación | alimentaire régime | 食事制限
digital | digital digitale | digital | numérique | デジタル
discretion | Ermessen | discreción criterio | discrétion appréciation | 裁量
discuss | diskutieren besprechen Diskussion | discutir hablar comentar | discuter débattre | 議論 話し合 検討
disrupt disruption | stören Störung | interrumpir interrupción | perturber perturbation | 混乱 中断
distribute | verteilen verbreiten | distribuir | distribuer répartir | 配布 配分
division department | Abteilung Sparte | división | division service | 部門 部署
documentation document | Dokumentation dokumentieren | documentación documentar | documentation documenter | 文書 ドキュメント
domain | Domain Bereich | dominio | domaine | ドメイン 領域
doubt | Zweifel zweifeln | duda dudar | doute douter | 疑問 迷
draw | ziehen zeichnen | dibujar sacar | dessiner tirer | 描 引
drink | Getränke | bebidas | boissons | 飲
drive | fahren Fahrt lenken | conducir manejar | conduire rouler | 運転
driver | Fahrer | conductor | conducteur chauffeur | 運転手
drop | fallen fallenlassen | caer soltar | tomber abandonner | 落
due owed | fällig geschuldet | debido vencido | dû échu | 期限 支払うべき
eat | essen isst | comer | manger | 食べ
edge | Rand Kante | borde | bord | 端
educate education | Bildung Ausbildung Weiterbildung | educación formación | éducation formation | 教育
effect | Wirkung Effekt | efecto | effet | 効果 効力
efficient | effizient | eficiente | efficace | 効率
else other | sonst andere | otro | autre | 他
emergency | Notfall Notfälle Notlage | emergencia urgencia | urgence | 緊急 緊急時 非常
employ use | einsetzen | emplear | employer | 用い
empty | leer | vacío | vide | 空
encounter meet | begegnen stoßen | encontrar | rencontrer | 遭遇 出会
endorse support | befürworten unterstützen | respaldar avalar | approuver appuyer | 支持 賛同
energy power | Energie Strom | energía | énergie courant | エネルギー 電力
enforce enforcement | durchsetzen Durchsetzung | hacer cumplir aplicar | appliquer | 施行 執行 強制
enjoy | genießen | disfrutar | profiter apprécier | 楽し
entire whole | ganz ganzer gesamt gesamten | entero todo | entier tout | 全体 全 丸ごと
entry enter | Eintrag Eintritt Eingabe | entrada registro | entrée saisie | 入力 記入 登録
equipment | Ausrüstung Material | material | matériel | 用具
error mistake | Fehler Irrtum | error equivocación | erreur faute | 誤り ミス
establish | etablieren gründen einrichten festlegen | establecer fundar | établir fonder instaurer | 確立 設立
event | Ereignis Veranstaltung Anlass Fall | evento acontecimiento | événement | 行事 イベント 場合
evidence proof | Beweis Beleg Nachweise | evidencia prueba | preuve | 証拠 根拠
evolve | entwickeln | evolucionar | évoluer | 進化
exam | Prüfung Examen | examen | examen | 試験
exceed | übersteigt überschreitet hinausgehen | exceder superar superiores superior | dépasser excéder supérieurs supérieur | 超過 超え 超 上回
excellent great | ausgezeichnet hervorragend | excelente | excellent | 優れ
excess | Überschuss überschüssig | exceso excedente | excès excédent | 超過 余分
exchange | Austausch austauschen wechseln | intercambiar cambio | échanger échange | 交換 やり取り
exclusive | ausschließlich exklusiv | exclusivo exclusivamente | exclusif exclusivement | 専用 限定
exercise | Übung Sport Bewegung | ejercicio | exercice | 運動 演習
exhaust use up | aufbrauchen erschöpfen aufgebraucht | agotar agotado | épuiser épuisé | 使い切 消化
expand | erweitern ausbauen | ampliar expandir | étendre élargir | 拡大 拡張
explicit | ausdrücklich explizit | explícito explícitamente expresamente | explicite expressément | 明示
export | exportieren Export | exportar exportación | exporter exportation | エクスポート 輸出
expose exposure | aussetzen Exposition offengelegt | exponer exposición | exposer exposition | 露出 晒
express | ausdrücken äußern | expresar | exprimer | 表明 表現
facilitate facilitator | moderieren Moderator erleichtern | facilitar facilitador moderador | faciliter animateur animer | 促進 進行役
facility | Einrichtung Anlage | instalación instalaciones | installation locaux | 施設 設備
fact | Tatsache Fakt | hecho | fait | 事実
factor | Faktor | factor | facteur | 要因 要素
familiar | vertraut | familiarizado | familier | 馴染み 精通
far | weit | lejos | loin | 遠
fast | schnell | rápido | rapide | 速 早
fault | Schuld Fehler | culpa falta | faute | 過失 責任
favor | bevorzugen Gefallen | favor favorecer | faveur favoriser | 優遇
fear | Angst fürchten Furcht | miedo temor | peur crainte | 恐れ
fee charge | Gebühr Gebühren Honorar | cuota tasa honorarios | frais cotisation honoraires | 手数料 会費 料金
female woman | Frau weiblich Frauen | mujer | femme | 女性
male man | Mann männlich Männer | hombre | homme | 男性
few | wenige | pocos | peu | 少数
figure number | Zahl Figur | cifra | chiffre | 数字 数値
fit | passen passt | encajar | convenir | 合
flag mark | markieren kennzeichnen Fahne | marcar bandera | signaler marquer drapeau | フラグ 印
flat | flach pauschal | plano fijo | plat forfaitaire | 一律 平
focus | Fokus konzentrieren Schwerpunkt | enfocar foco centrarse | concentrer axer | 集中 重点
fold | falten | doblar | plier | 折
forget | vergessen vergisst | olvidar | oublier | 忘れ
former | ehemalig ehemalige früher | antiguo exempleado | ancien anciens | 元 以前
forward | weiterleiten weitergeleitet vorwärts | reenviar adelante | transférer transmettre avant | 転送 前方
foster | fördern Pflege Pflegekind | fomentar acogida | favoriser accueil | 促進 里子
frame | Rahmen | marco | cadre | 枠
framework | Rahmen Rahmenwerk | marco | cadre | 枠組み フレームワーク
freedom | Freiheit | libertad | liberté | 自由
frequency | Häufigkeit | frecuencia | fréquence | 頻度
front | vorn Vorder | frente delantero | devant avant | 前 正面
fun | Spaß | diversión | amusement plaisir | 楽し
function role | Funktion Aufgabe | función | fonction | 機能 役割
fund | Fonds Geldmittel | fondo | fonds | 基金 資金
gap | Lücke | brecha hueco | écart lacune | ギャップ 隔たり
gather meet | versammeln Zusammenkunft | reunir | rassembler réunir | 集ま 集合
generate | erzeugen generieren | generar | générer | 生成
goods | Ware Waren | mercancía bienes | marchandise biens | 商品 物品
grade level | Stufe Einstufung Note | grado nivel | grade niveau échelon | 等級 グレード
graduate | absolvieren Absolvent | graduarse graduado | diplômé | 卒業
gross | brutto Brutto | bruto | brut | 総額 税込
net | netto Netto | neto | net | 手取り 純
ground reason | Grund Gründe | motivo | motif | 根拠 理由
growth | Wachstum | crecimiento | croissance | 成長
habit | Gewohnheit | hábito | habitude | 習慣
half | Hälfte halb halben halber halbtags | mitad media medio | moitié demi demie | 半分 半 半日
handbook manual | Handbuch | manual | manuel guide | ハンドブック 手引き
handle manage | handhaben umgehen bearbeiten abwickeln erledigen | manejar gestionar tratar | gérer traiter | 扱 対応 処理
harm | schaden Schaden | daño perjudicar | nuire préjudice | 害 危害
hear | hören | oír escuchar | entendre | 聞
help | Hilfe helfen | ayuda | aide | 助け
hesitate | zögern | dudar | hésiter | 遠慮 ためら
hide | verstecken ausblenden | esconder | masquer | 隠
highlight | hervorheben | destacar resaltar | souligner mettre évidence | 強調
history | Geschichte Verlauf | historia historial | histoire historique | 履歴 歴史
hold | halten abhalten veranstalten abgehalten gehalten | celebrar sostener celebran | tenir organiser | 開催 保持 持
host | Gastgeber ausrichten hosten | anfitrión organizar alojar | hôte accueillir héberger | 主催 ホスト
household | Haushalt | hogar | foyer ménage | 世帯
human | Mensch menschlich | humano | humain | 人間
icon | Symbol | icono | icône | アイコン
ideal | ideal idealerweise | ideal | idéal | 理想
ignore | ignorieren | ignorar | ignorer | 無視
image picture | Bild Bilder Abbildung | imagen | image | 画像 イメージ
impression | Eindruck | impresión | impression | 印象
inform | informieren unterrichten Bescheid benachrichtigt | informar avisar comunicar avise | informer prévenir prévenez avertir | 知らせ 通知 連絡
initiative | Initiative | iniciativa | initiative | 取り組み
innovation innovative | Innovation innovativ | innovación innovador | innovation innovant | 革新 イノベーション
inquiry | Anfrage Erkundigung | consulta | demande renseignement | 問い合わせ 照会
inside | innen drinnen | dentro interior | intérieur dedans | 内部 中
institution | Institution Einrichtung | institución | institution établissement | 機関
instruct | anweisen Anweisung unterweisen | instruir indicar | instruire indiquer | 指示
intend intention | beabsichtigen Absicht wollen vorhaben | pretender intención | intention comptez envisager | 意図 つもり
interest | Zins Interesse | interés | intérêt | 利息 関心
interface | Schnittstelle | interfaz | interface | インターフェース
interrupt | unterbrechen | interrumpir | interrompre | 中断
introduce | vorstellen einführen | presentar introducir | présenter introduire | 紹介 導入
invoke | aufrufen geltend | invocar | invoquer | 発動
issue | ausstellen ausgestellt ausgeben | emitir expedir | émettre délivrer | 発行
job | Stelle Beruf Job | empleo puesto | emploi poste | 職 仕事
joint | gemeinsam gemeinschaftlich | conjunto | conjoint commun | 共同 連帯
journey trip | Reise Fahrt | viaje trayecto | trajet voyage | 旅 行程
judge judgment | urteilen Beurteilung Urteil | juzgar juicio | juger jugement | 判断
justify | begründen Begründung rechtfertigen begründet | justificar justificación | justifier justification | 正当化 理由
kind | Art nett | tipo amable | sorte gentil | 種類 親切
lack | Mangel fehlen mangeln | falta carecer | manque manquer | 不足 欠如
large big | groß größere umfangreich | grande | grand gros | 大きな 大規模
layer | Schicht Ebene | capa | couche | 層
lead | führen leiten leitet | liderar dirigir | mener diriger conduire | 率い リード 主導
learn | lernen erfahren | aprender | apprendre | 学
left | links übrig | izquierda | gauche | 左
right side | rechts | derecha | droite | 右
length | Länge | longitud largo | longueur | 長さ
lesson | Lektion Lehre | lección | leçon | 教訓 レッスン
level | Niveau Ebene Stufe Grad | nivel grado | niveau échelon | レベル 段階
life | Leben Privatleben | vida | vie | 生活 人生
line | Zeile Linie | línea | ligne | 行 線
link | verlinken verknüpfen Link | enlace enlazar | lien relier | リンク
list | auflisten aufgeführt Liste | listar lista | lister liste énumérer | 一覧 リスト 列挙
listen | zuhören hören | escuchar | écouter | 聴
little small | wenig gering | poco | peu petit | 少
load | laden Last | cargar carga | charger charge | 読み込 負荷
locate location | befinden befindet Standort gelegen | ubicar situado | situer situé localiser | 所在 位置 場所
logo | Logo | logotipo logo | logo | ロゴ
lunch | Mittagessen Mittag | almuerzo comida | déjeuner | 昼食 ランチ
dinner | Abendessen | cena | dîner | 夕食
mailbox inbox | Postfach Posteingang | buzón bandeja | boîte réception | 受信箱 メールボックス
maintain | warten pflegen instandhalten aufrechterhalten | mantener | entretenir maintenir | 維持 保守
manage | verwalten verwaltet leiten | gestionar administrar gestiona | gérer gère administrer | 管理 運営
map | Karte Landkarte | mapa | carte plan | 地図
margin | Rand Spanne | margen | marge | 余白
mark | markieren kennzeichnen | marcar señalar | marquer cocher | 印 マーク
market | Markt | mercado | marché | 市場
match | passen übereinstimmen Spiel | coincidir partido | correspondre match | 一致 試合
media press | Medien Presse | medios prensa | médias presse | メディア 報道
medical | medizinisch ärztlich | médico médica | médical médicale | 医療 医学
memo note | Notiz Vermerk Memo | nota memorando | note mémo | メモ
menu | Menü Speisekarte | menú | menu | メニュー
mid middle | Mitte mitten mittlerer | mitad medio mediados | milieu mi | 途中 中旬 中間
middle mid | mitten Mitte | medio | milieu cours | 中 途中
mind | Sinn beachten | mente | esprit | 心
miss | verpassen versäumen | perder | manquer rater | 逃 見落と
mix | mischen Mischung | mezclar mezcla | mélanger | 混
mode | Modus | modo | mode | モード
model | Modell Vorbild | modelo | modèle | モデル 模範
modern | modern | moderno | moderne | 現代
modify | abändern anpassen ändern | modificar | modifier | 修正 変更
moment | Augenblick Moment | momento | moment instant | 瞬間 時点
motivate | motivieren Motivation | motivar | motiver | 動機
name | nennen benennen | nombrar llamar | nommer | 名付け 名称
native | nativ muttersprachlich | nativo | natif maternel | 母国
nature | Natur Art | naturaleza | nature | 自然 性質
near close | nahe nah in der Nähe | cerca | près proche | 近
negative | negativ | negativo | négatif | 否定的
positive | positiv | positivo | positif | 肯定的
neutral | neutral | neutral | neutre | 中立
newsletter | Newsletter | boletín | lettre information infolettre | ニュースレター
news | Neuigkeit Nachrichten | noticia | nouvelle actualité | ニュース
note | beachten Hinweis Notiz vermerken | nota anotar | note noter | 注 メモ
notebook | Notizbuch Notebook | cuaderno portátil | carnet | ノート
observe | beobachten einhalten | observar | observer respecter | 観察 遵守
obvious | offensichtlich | obvio | évident | 明らか
occasion | Anlass Gelegenheit | ocasión | occasion | 機会 折
offer | anbieten angeboten bietet | ofrecer oferta | offrir proposer | 提供 申し出
official | offiziell amtlich | oficial | officiel | 公式 正式
open | offenstehen offen öffnen geöffnet | abierto abrir abiertas | ouvert ouverte ouvertes | 開 公開 オープン
opinion | Meinung Ansicht | opinión | opinion avis | 意見
oppose | ablehnen widersetzen | oponerse | opposer | 反対
option | Option Möglichkeit Wahl | opción | option choix | 選択肢
origin | Ursprung Herkunft | origen | origine | 起源
outcome | Ergebnis Ausgang | resultado | résultat issue | 結果
outline | skizzieren umreißen | esbozar | décrire esquisser | 概説
outreach contact | Kontaktaufnahme | contacto | prise contact | 働きかけ
outside | draußen außen | fuera exterior | dehors extérieur | 外 外部
overlap | überschneiden Überschneidung | solaparse coincidir | chevaucher recouper | 重複 重なり
override | übersteuern aufheben | anular | outrepasser | 上書き 覆
overview | Überblick | panorama | aperçu | 概要
own | eigen eigenen eigenes besitzen | propio tener poseer | propre posséder | 自分 自身 所有
page | Seite Seiten | página | page | ページ
pain | Schmerz | dolor | douleur | 痛
paper | Papier | papel | papier | 紙
paragraph | Absatz | párrafo | paragraphe alinéa | 段落
parallel | parallel gleichzeitig | paralelo simultáneo | parallèle simultané | 並行 同時
parameter | Parameter | parámetro | paramètre | パラメータ
partial partly | teilweise | parcial parcialmente | partiel partiellement | 部分的
participate | mitmachen teilnehmen beteiligen | participar | participer | 参加
partner | Partner Partnerin Lebenspartner | pareja socio | partenaire conjoint | パートナー
partnership | Partnerschaft | asociación alianza | partenariat | 提携
party | Partei Party Feier | fiesta parte partido | fête partie | 当事者 パーティー
pattern | Muster | patrón | motif modèle | パターン
pause | pausieren unterbrechen | pausar | suspendre | 一時停止 中断
per | je | por | par | につき 当たり あたり
percent | Prozent prozentig | por ciento porcentaje | cent pourcent | パーセント
perfect | perfekt | perfecto | parfait | 完璧
period | Zeitspanne Frist | periodo | période | 期間
phrase | Ausdruck Satz | frase | phrase | 語句
physical | körperlich physisch | físico | physique | 物理 身体
pick choose | aussuchen wählt sucht auswählen ausgesucht | escoger elige elegir | choisir choisit | 選 選択
pilot | Pilot Pilotprojekt | piloto | pilote | 試験的
place | Ort Stelle Platz | lugar sitio | lieu endroit place | 場所 場
plain | einfach schlicht | simple llano | simple clair | 平易
player | Spieler | jugador | joueur | 選手
pool | Pool Topf | fondo piscina | pool piscine | プール
popular | beliebt | popular | populaire | 人気
port | Hafen Port | puerto | port | ポート 港
portion part | Anteil Teil | porción parte | portion part | 一部 部分
post publish | posten veröffentlichen einstellen | publicar | publier poster | 投稿 掲載
potential | möglich potenziell | potencial posible | potentiel éventuel | 潜在 可能性
power | Macht Strom Leistung | poder energía | pouvoir puissance | 力 電源
practical | praktisch | práctico | pratique | 実用
prepare | vorbereiten bereitmachen | preparar | préparer | 準備 用意
prescription | Rezept | receta | ordonnance | 処方
pressure | Druck | presión | pression | 圧力
primary main first | Primär primär Erst | primario principal | primaire principal | 主担当 主
prior | vorherig vorherige vorheriger | previo previa | préalable | 事前 前もって
prioritize priority | priorisieren Priorität vorrangig | priorizar prioridad | prioriser priorité | 優先
proactive | proaktiv | proactivo | proactif | 積極 主体
proceed | fortfahren vorgehen | proceder | procéder | 進
process | verarbeiten bearbeitet bearbeiten Bearbeitung | procesar tramitar | traiter traitement | 処理
produce | herstellen produzieren | producir | produire | 製造 生産
productive productivity | produktiv Produktivität | productivo productividad | productif productivité | 生産性
profile | Profil | perfil | profil | プロフィール
progress | Fortschritt | progreso | progrès avancement | 進捗 進歩
promise | versprechen Zusage | prometer promesa | promettre promesse | 約束
prompt | auffordern Aufforderung | solicitar | inviter | 促
proper | ordnungsgemäß richtig | adecuado correcto | approprié correct | 適切 正しく
property | Eigentum Besitz | propiedad | propriété bien | 財産 所有物
prospect | Interessent | prospecto cliente potencial | prospect | 見込み客
provide | bereitstellen stellen versorgen zur Verfügung gestellt | proporcionar facilitar suministrar | fournir procurer | 提供 用意 支給
provider | Anbieter Dienstleister | proveedor | fournisseur prestataire | 事業者 プロバイダー
public | öffentlich öffentliche | público | public | 公開 公共
pull | ziehen | tirar | tirer | 引
purpose | Zweck | propósito fin | but fin objet | 目的 用途
qualified qualify | qualifiziert Qualifikation | cualificado | qualifié | 資格 適格
quote | zitieren Zitat | citar cita | citer citation devis | 引用 見積
range | Bereich Spanne | rango intervalo | plage gamme fourchette | 範囲 幅
rank | Rang | rango | rang | 順位
reaction react | Reaktion reagieren | reacción reaccionar | réaction réagir | 反応
ready | bereit fertig | listo preparado | prêt | 準備ができ 用意ができ
real | echt real | real | réel vrai | 実際 本物
realize | erkennen merken | darse cuenta | réaliser rendre compte | 気づ
reasonable | angemessen vertretbar zumutbar | razonable | raisonnable | 妥当 合理的
recall | zurückrufen erinnern | recordar | rappeler | 呼び戻
recipient | Empfänger | destinatario receptor | destinataire bénéficiaire | 受取人 受信者 宛先
recognize recognition | anerkennen Anerkennung erkennen | reconocer reconocimiento | reconnaître reconnaissance | 認識 表彰
recover recovery | wiederherstellen Wiederherstellung erholen | recuperar recuperación | récupérer rétablir reprise | 回復 復旧
redirect | umleiten weiterleiten | redirigir | rediriger | 転送
refer | verweisen beziehen | referir remitir | référer renvoyer | 参照 紹介
refresh | auffrischen aktualisieren | actualizar refrescar | rafraîchir actualiser | 更新
refuse | weigern verweigern | negarse | refuser | 断 拒
region | Gebiet Region | región | région | 地域
relate | zusammenhängen beziehen | relacionar | lier rapporter | 関係 関連
relax | entspannen | relajar | détendre | くつろ
relevant | maßgeblich relevant | pertinente | pertinent | 関係する 該当
religion religious | Religion religiös | religión religioso | religion religieux | 宗教
rely | verlassen vertrauen | confiar depender | compter fier | 頼
remind reminder | erinnern Erinnerung | recordar recordatorio | rappeler rappel | 督促 リマインダー
remote | entfernt Fern | remoto | distant | 遠隔
remove | abnehmen wegnehmen | quitar | ôter enlever | 外
rename | umbenennen | renombrar | renommer | 名前変更
report | melden meldet berichten gemeldet | reportar denunciar notificar | signaler rapporter | 報告 届け出 通報
represent | vertreten darstellen | representar | représenter | 代表 表
reputation | Ruf Ansehen | reputación | réputation | 評判
rescue | retten Rettung | rescate | secours | 救助
reset | zurücksetzen zurückgesetzt | restablecer reiniciar | réinitialiser | リセット 再設定
restart | neu starten Neustart | reiniciar | redémarrer | 再起動
resident | Bewohner Einwohner | residente | habitant | 住民
resolve | klären gelöst lösen erledigt | resolver solventar | résoudre régler | 解決
responsive | reaktionsfähig | receptivo | réactif | 素早く対応
restore | wiederherstellen wiederhergestellt | restaurar restablecer | restaurer rétablir | 復元 回復
resume | wiederaufnehmen | reanudar retomar | reprendre | 再開
retire | in Ruhestand ausmustern | jubilarse retirar | prendre retraite | 引退 退役
reuse | wiederverwenden | reutilizar | réutiliser | 再利用
reveal | enthüllen offenbaren | revelar | révéler | 明らか
reverse | umkehren rückgängig | revertir invertir | inverser annuler | 逆 取り消
rise | steigen ansteigen | subir aumentar | monter augmenter | 上昇 上が
road | Straße | carretera | route | 道路
roadmap | Roadmap Fahrplan | hoja_de_ruta | feuille_de_route | ロードマップ
role | Rolle Funktion | rol papel | rôle | 役割 役職
root | Wurzel | raíz | racine | 根本 ルート
route | leiten Route | dirigir | acheminer | 経路 振り分け
routine | Routine routinemäßig | rutina | routine | 日常 定例
row | Reihe Zeile | fila | ligne rang | 行 列
run | laufen ausführen betreiben läuft | ejecutar correr | exécuter lancer courir | 実行 走
rush | Eile hetzen | prisa | hâte presser | 急
safety | Sicherheit Arbeitsschutz | seguridad | sécurité | 安全
sample | Muster Probe | muestra | échantillon | 見本 サンプル
scale | Skala Maßstab | escala | échelle | 規模 段階
scenario | Szenario | escenario | scénario | シナリオ
screenshot | Bildschirmfoto Screenshot | captura | capture | スクリーンショット
season | Saison Jahreszeit | temporada | saison | 季節
sector | Sektor Branche | sector | secteur | 部門 業界
select | auswählen ausgewählt | seleccionar | sélectionner | 選択 選定
self | selbst selbstständig | mismo | soi même | 自己 自分
seminar workshop | Seminar Workshop | seminario taller | séminaire atelier | セミナー ワークショップ
senior | leitend erfahren Senior | sénior superior | senior supérieur expérimenté | 上級 シニア
junior | Junior jünger | júnior | junior débutant | 若手 ジュニア
sense | Sinn | sentido | sens | 意味 感覚
sentence | Satz | frase oración | phrase | 文
sequence order | Reihenfolge Folge | secuencia orden | séquence ordre | 順序 順番
session | Sitzung Termin | sesión | séance session | セッション 回
set | festlegen festgelegt setzen setzt | fijar establecer | fixer définir établir | 設定 定め
setting | Einstellung | ajuste | réglage paramètre | 設定
severe | schwer gravierend | severo grave | sévère grave | 重度
sex | Geschlecht sexuell | sexo sexual | sexe sexuel | 性 性的
shape | Form gestalten | forma | forme façonner | 形
shop store | Laden Geschäft | tienda | magasin boutique | 店 店舗
sight | Sicht | vista | vue | 視野
signal | Signal Zeichen | señal | signal | 合図
significant | bedeutend erheblich | significativo importante | significatif important | 重大 著し
silent silence | still Stille Schweigen | silencio silencioso | silence silencieux | 沈黙
similar | ähnliche vergleichbar | parecido | semblable | 同様 類似
simultaneous | gleichzeitig | simultáneamente | simultanément | 同時
situation | Sachlage | situación | situation | 事情
skip | überspringen auslassen | saltar omitir | sauter omettre | 飛ばす 省略
slack | Slack | Slack | Slack | Slack
slow | langsam | lento | lent | 遅い ゆっくり
smart | klug | inteligente | intelligent | 賢
smoke | rauchen Rauch Rauchverbot | fumar humo | fumer fumée | 喫煙 煙
solution solve | Lösung lösen | solución | solution | 解決策 解決
sort | sortieren Sorte | ordenar clasificar | trier | 並べ替え 分類
sound | Ton Geräusch | sonido | son | 音
spam | Spam | spam | spam indésirable | 迷惑メール スパム
speaker | Referent Sprecher Vortragende | ponente orador | intervenant orateur conférencier | 登壇者 講演者 スピーカー
specify specified | angeben festlegen angegeben | especificar indicar | préciser spécifier indiquer | 指定 明記
specific | spezifisch konkret bestimmte | específico concreto | spécifique précis | 特定 具体的
speech talk | Rede Vortrag | discurso charla | discours exposé | 講演 発言
sport | Sport | deporte | sport | スポーツ
spread | verbreiten verteilen | extender | répandre étaler | 広げ 広ま
sprint | Sprint | sprint | sprint | スプリント
stable stability | stabil Stabilität | estable | stable stabilité | 安定
stand | stehen Stand | estar | tenir debout | 立
statement | Aussage Erklärung | declaración | déclaration | 声明 明細
statistics | Statistik | estadística | statistique | 統計
storage | Lagerung Ablage | almacenamiento depósito | stockage | 保管 貯蔵
story | Geschichte | historia | histoire | 物語
street | Straße | calle | rue | 通り
stress | Stress belasten | estrés | stress | ストレス
strict | streng strikt | estricto estrictamente | strict strictement | 厳格 厳密
structure | Struktur aufbauen | estructura | structure | 構造
study | Studium studieren Studie lernen | estudio estudiar estudios | étude étudier études | 勉強 研究 学習
style | Stil | estilo | style | スタイル 文体
subcommittee | Unterausschuss | subcomité | sous-comité | 小委員会
subject | Betreff unterliegen Gegenstand | sujeto asunto | soumis objet | 件名 対象
submission | Einreichung Abgabe | presentación envío entrega | soumission dépôt remise | 提出
subsequent | nachfolgend anschließend | posterior subsiguiente | ultérieur suivant | その後 続
substantial | wesentlich erheblich | sustancial | substantiel | 実質 相当
substitute | Vertretung Ersatz vertreten | sustituto suplente | remplaçant | 代理 代わり
succeed | gelingen erfolgreich | lograr suceder | réussir succéder | 成功
suffer | leiden | sufrir | souffrir | 苦し
suite | Suite | suite | suite | スイート
summarize | zusammenfassen | resumir | résumer | 要約 まとめ
supervise supervisor | beaufsichtigen Aufsicht | supervisar supervisor | superviser | 監督
supply | Vorrat liefern Bürobedarf | suministro suministrar | fourniture fournir | 供給 用品
surface | Oberfläche | superficie | surface | 表面
sustainable | nachhaltig Nachhaltigkeit | sostenible | durable | 持続可能
switch | umschalten wechseln | cambiar interruptor | basculer changer | 切り替え
sync synchronize | synchronisieren abgleichen | sincronizar | synchroniser | 同期
table | Tabelle | tabla | tableau | 表
talent | Talent | talento | talent | 人材 才能
talk | reden sprechen Gespräch | hablar charla | parler | 話
teach | lehren unterrichten | enseñar | enseigner | 教え
tech technology | Technologie Technik | tecnología | technologie | 技術 テクノロジー
telephone | Telefon | teléfono | téléphone | 電話
tenure seniority | Betriebszugehörigkeit Dienstzeit Dienstjahre | antigüedad | ancienneté | 勤続年数 勤続 在職
text | Text | texto | texte | 文章 テキスト
theft | Diebstahl | robo hurto | vol | 盗難 窃盗
theme | Thema | tema | thème | テーマ
thing | Sache Ding | cosa | chose | 物 事
thorough | gründlich | minucioso | approfondi | 徹底
thread | Thread | hilo | fil | スレッド
thumb | Daumen | pulgar | pouce | 親指
tight | eng knapp | estrecho | serré | きつ
tool | Werkzeug Tools | herramienta | outil | 道具
top | oberste oben | superior arriba | haut supérieur | 上位 一番上
topic | Thema Themen | tema | sujet thème | 話題 主題
touch | berühren | tocar | toucher | 触
track | Spur | pista | piste | 軌道
trade | Handel handeln | comercio | commerce échange | 貿易 取引
train | schulen ausbilden geschult | formar capacitar | former | 訓練 教育
transaction | Transaktion Vorgang | transacción | transaction | 取引
transfer | überweisen überwiesen versetzen Versetzung | transferir traslado | transférer muter | 移転 異動 振り込
transition | Übergang | transición | transition | 移行
translate translation | übersetzen Übersetzung | traducir traducción | traduire traduction | 翻訳
transport | befördern Transport | transportar | transporter | 輸送
travel | reisen verreisen gereist | viajar | voyager | 旅行 移動
treat | behandeln | tratar | traiter | 扱
trend | Trend | tendencia | tendance | 傾向
true | wahr | verdadero cierto | vrai | 真 本当
turn | drehen Reihe | girar turno | tourner tour | 回 順番
type | tippen Art | tipo escribir | type taper | 種類 入力
typical | typisch üblicherweise | típico | typique | 典型
uncertain unsure | unsicher ungewiss | incierto inseguro | incertain sûr | 不確か 不明
unique | einzigartig eindeutig | único | unique | 唯一 独自
unit | Einheit | unidad | unité | 単位 部署
unless | außer | menos | moins | 限り
update | aktualisiert Update Aktualisierung | actualización actualizar | actualiser | 更新 アップデート
urge | drängen dringend | instar | exhorter | 促
useful | nützlich | útil | utile | 役立 有用
vacant vacancy | frei Vakanz | vacante | vacant | 空席 欠員
valid | gültig | válido | valide | 有効
variety | Vielfalt | variedad | variété | 多様
vehicle | Fahrzeug Dienstwagen Privatwagen | vehículo | véhicule | 車両 自動車
verify | überprüfen verifizieren bestätigen | verificar | vérifier | 検証 確認
view | Sicht Ansicht | vista opinión | vue avis | 見方 表示
village | Dorf | pueblo | village | 村
violence | Gewalt | violencia | violence | 暴力
visible | sichtbar | visible | visible | 見える
voice | Stimme | voz | voix | 声 音声
volume | Umfang Lautstärke | volumen | volume | 量 音量
walk | gehen laufen zu Fuß | caminar andar | marcher pied | 歩
wall | Wand | pared | mur | 壁
warn | warnen | advertir | avertir | 警告
waste | verschwenden Abfall | desperdiciar | gaspiller déchet | 無駄 廃棄
watch | beobachten ansehen | mirar vigilar | regarder surveiller | 見守 視聴
weak | schwach | débil | faible | 弱
web | Web | web | web | ウェブ
webinar | Webinar | webinario | webinaire | ウェビナー
weight | Gewicht wiegen | peso | poids | 重量
wide broad | breit weit | amplio ancho | large | 広
win winner | Gewinner | ganador | gagnant vainqueur | 勝者 受賞
window | Zeitfenster | ventana plazo | créneau fenêtre | 枠 期間
wish | wünschen Wunsch | desear deseo | souhaiter souhait | 希望
withdraw | zurückziehen abheben | retirar | retirer | 撤回 引き出
witness | Zeuge | testigo | témoin | 証人
woman | Frau | mujer | femme | 女性
worker | Arbeiter Arbeitskraft | trabajador | travailleur ouvrier | 労働者
workflow | Arbeitsablauf | flujo | flux | ワークフロー
worth | wert | valer | valoir | 価値
wrong | falsch unrecht | mal incorrecto | mal faux | 間違
young | jung | joven | jeune | 若
zero | null | cero | zéro | ゼロ
zone | Zone | zona | zone | ゾーン
worldwide | weltweit | mundial | mondial | 世界中
pet dog cat | Haustier Haustiere Katze | mascota gato | animal chat | ペット 猫
garden | Garten | jardín | jardin | 庭
music | Musik | música | musique | 音楽
film movie | Film | película | film | 映画
game | Spiel | juego | jeu | ゲーム
team event outing | Teamevent Ausflug Betriebsausflug | excursión | sortie | 社員旅行 懇親会
party christmas | Weihnachtsfeier Betriebsfeier | cena navidad | fête noël | 忘年会
drug | Droge Drogen | droga | drogue | 薬物
weapon | Waffe | arma | arme | 武器
employee staff member | - | - | - | 員 社員
person | - | - | - | 者 人
cost fee expense | - | - | - | 費 代 料 代金
amount | - | - | - | 額
ticket | - | - | - | 券
goods item | - | - | - | 品 物
document form | - | - | - | 書 票 証
room | - | - | - | 室
meeting board | - | - | - | 会
date day | - | - | - | 日
week | - | - | - | 週
rate | - | - | - | 率
pay | - | - | - | 払 支給 支払
return refund reimburse | - | - | - | 払い戻 払戻
return | - | - | - | 戻
collect | - | - | - | 集め 集ま 集
whole entire full all | - | - | - | 全体 全部 丸
every each per | - | - | - | ごと 毎に 各
half | - | - | - | 半
first | - | - | - | 初回 初めて
new | - | - | - | 新
old former | - | - | - | 旧
same equal | - | - | - | 同
next | - | - | - | 次回
last previous | - | - | - | 前回
number | - | - | - | 数
possible can | - | - | - | でき 出来 可能
must | - | - | - | ねばな
choose | - | - | - | 選ん 選べ 選ば
receive | - | - | - | もらい もらっ 貰 受け取り 受け取る 受けら
give | - | - | - | 与えられ あげ くれ
lend loan | - | - | - | 貸与 貸し出
go attend | - | - | - | 出勤 出社 行き 行っ 行か
leave company | - | - | - | 退職 退社
use | - | - | - | 利用 使わ 活用
submit | - | - | - | 出し 出さ 提出
decide | - | - | - | 決まり 決ま 決定
know inform notify | - | - | - | 知らせ お知らせ 連絡 通知
start begin | - | - | - | 始め 始ま 開始
end finish | - | - | - | 終わ 終え 終了
continue | - | - | - | 続 継続
stop | - | - | - | 止ま 止め やめ
open | - | - | - | 開
close | - | - | - | 閉
operation activity inactivity | - | - | - | 操作
lose | - | - | - | なくし 無くし 紛失 失
steal | - | - | - | 盗
find | - | - | - | 見つか 見つけ
make create | - | - | - | 作 作成
write | - | - | - | 書
read | - | - | - | 読
see look | - | - | - | 見 ご覧
hear ask | - | - | - | 聞 尋ね
speak talk | - | - | - | 話
think | - | - | - | 思 考え
wait | - | - | - | 待
take | - | - | - | 取
hold have | - | - | - | 持
enter | - | - | - | 入 入れ
exit leave | - | - | - | 出
return home | - | - | - | 帰
buy | - | - | - | 買
sell | - | - | - | 売
work | - | - | - | 働
rest leave | - | - | - | 休
live reside | - | - | - | 住 住ん
move | - | - | - | 動
change | - | - | - | 変
add | - | - | - | 足し 加え
reduce decrease | - | - | - | 減
increase | - | - | - | 増 増え
exceed more over | - | - | - | 超 越え 上回
belong | - | - | - | 属
follow | - | - | - | 従
protect keep | - | - | - | 守
answer | - | - | - | 答え 返事
call | - | - | - | 呼び出 呼
gather | - | - | - | 集合
show | - | - | - | 示
teach tell | - | - | - | 教え
learn | - | - | - | 学
help | - | - | - | 助
carry | - | - | - | 運
send | - | - | - | 送
arrive reach | - | - | - | 届 着 到着
raise | - | - | - | 上げ
lower | - | - | - | 下げ
join | - | - | - | 加わ 入社 加入
company | - | - | - | 社 会社 弊社
department | - | - | - | 部 課 部門
manager head | - | - | - | 長 部長 課長
document file | - | - | - | ファイル 文書
reaction response | - | - | - | 反応 対応 応答
release | - | - | - | リリース
major | - | - | - | メジャー
minor | - | - | - | マイナー
update | - | - | - | アップデート
premium economy | - | - | - | プレミアムエコノミー
login | - | - | - | ログイン
disk | - | - | - | ディスク
lock | - | - | - | ロック
upload | - | - | - | アップロード
badge | - | - | - | バッジ
reception | - | - | - | 受付
maximum most up | - | - | - | 最大 最長 最高
latest | - | - | - | 遅くとも
- | - | - | - | でき ます です する され さん あり ある ござい くださ 及び また または 第 用 時 際 上 下 系 性 化 向け 際に 場合 こちら それ これ 自身 以上 以下 以内 以外 未満 程度 ほど まで から 必ずしも なら 人 名 件 個 台 回 毎 分 的 の に は
participate attend | teilnehmen mitwirken | - | - | -
take place held | stattfinden abhalten | - | - | -
submit hand file | einreichen abgeben vorlegen | - | - | -
register sign enrol | anmelden eintragen einschreiben | - | - | -
cancel call off | absagen abbestellen abmelden | - | - | -
expire end | ablaufen auslaufen | - | - | -
attach | anhängen beilegen | - | - | -
pick choose | aussuchen auswählen | - | - | -
fill complete | ausfüllen | - | - | -
give return | zurückgeben abgeben | - | - | -
pay out | auszahlen | - | - | -
pay back | zurückzahlen | - | - | -
depend | abhängen | - | - | -
switch turn | einschalten umschalten | - | - | -
turn off shut | ausschalten abschalten | - | - | -
lock shut | abschließen absperren | - | - | -
complete conclude finish | abschließen abgeschlossen | - | - | -
set up | einrichten aufbauen | - | - | -
adopt accept | annehmen | - | - | -
assume | voraussetzen annehmen | - | - | -
start join | anfangen antreten einsteigen | - | - | -
happen occur start | eintreten auftreten | - | - | -
resign step | zurücktreten austreten | - | - | -
leave | ausscheiden austreten | - | - | -
list name | auflisten aufführen nennen | - | - | -
keep observe comply | einhalten | - | - | -
retain store | aufbewahren aufheben | - | - | -
hand over | übergeben aushändigen | - | - | -
forward pass | weiterleiten weitergeben | - | - | -
work continue | weiterarbeiten | - | - | -
agree approve | zustimmen absprechen abstimmen | - | - | -
reject turn | ablehnen zurückweisen | - | - | -
point show | hinweisen aufweisen | - | - | -
assign | zuweisen zuteilen | - | - | -
put charge | auferlegen anrechnen | - | - | -
count credit | anrechnen | - | - | -
settle bill | abrechnen | - | - | -
pick collect | abholen | - | - | -
catch make up | nachholen | - | - | -
look check | nachsehen nachschauen ansehen | - | - | -
look watch | zuschauen | - | - | -
call | anrufen aufrufen | - | - | -
arrive | ankommen eintreffen | - | - | -
depart leave | abreisen abfahren | - | - | -
set specify determine | festlegen festsetzen vorgeben vorsehen | - | - | -
hold record | festhalten aufzeichnen aufnehmen | - | - | -
announce | bekanntgeben ankündigen | - | - | -
provide | bereitstellen | - | - | -
make provide | zurverfügungstellen | - | - | -
include record take | aufnehmen | - | - | -
log open | aufmachen öffnen | - | - | -
close | zumachen schließen | - | - | -
enter type | eingeben eintippen | - | - | -
enter come | hereinkommen eintreten | - | - | -
invite | einladen | - | - | -
use employ | einsetzen verwenden | - | - | -
withdraw | abheben zurückziehen | - | - | -
merge combine | zusammenführen zusammenlegen | - | - | -
work together collaborate | zusammenarbeiten | - | - | -
summarize | zusammenfassen | - | - | -
stand consist | bestehen | - | - | -
add | hinzufügen hinzukommen | - | - | -
fall lapse | wegfallen entfallen | - | - | -
concern affect | angehen betreffen | - | - | -
try | ausprobieren | - | - | -
rise increase | ansteigen zunehmen | - | - | -
decrease fall | abnehmen sinken | - | - | -
- | sorgen kümmern bestehen lassen befinden handelt handeln erfolgen erfolgt betragen beträgt vornehmen vorgenommen jeweilig derzeitig insbesondere selbe | - | - | -
update | - | poner_al_día actualizarse | mettre_à_jour mise_à_jour | -
password | - | - | mot_de_passe | -
cover reimburse pay | übernehmen | hacerse_cargo correr_a_cargo | prendre_en_charge prise_en_charge | -
support | - | dar_soporte | prendre_en_charge prise_en_charge | -
weekend | - | fin_de_semana | fin_de_semaine | -
minutes | - | - | procès_verbal compte_rendu | -
perform make | - | llevar_a_cabo | mettre_en_œuvre | -
implement | - | poner_en_marcha | mettre_en_œuvre mettre_en_place | -
advance ahead | im_Voraus | con_antelación de_antemano por_adelantado | à_avance | -
as_soon soon | so_bald so_schnell | cuanto_antes lo_antes_posible | dès_que_possible au_plus_vite | -
immediately | - | de_inmediato en_el_acto | sans_délai tout_de_suite sur_le_champ | -
latest | spätestens | a_más_tardar | au_plus_tard | -
full-time full time | in_Vollzeit | a_tiempo_completo jornada_completa | à_plein_temps à_temps_plein | -
part-time part time | in_Teilzeit | a_tiempo_parcial media_jornada | à_temps_partiel à_mi_temps | -
available provide | zur_Verfügung | a_disposición poner_a_disposición | à_disposition mettre_à_disposition | -
expense own pocket | auf_eigene_Kosten | por_cuenta_propia de_su_bolsillo | à_ses_frais | -
expense report | - | informe_de_gastos nota_de_gastos | note_de_frais notes_de_frais | -
public transport | - | transporte_público | transports_en_commun | -
sick leave | - | baja_médica baja_por_enfermedad | arrêt_maladie congé_maladie | -
parental leave | - | permiso_parental baja_parental | congé_parental | -
maternity leave | - | baja_maternal permiso_de_maternidad | congé_maternité congé_de_maternité | -
people hr human | - | recursos_humanos | ressources_humaines | -
account | - | dar_de_alta cuenta_bancaria | compte_bancaire | -
register | - | dar_de_alta darse_de_alta | - | -
cancel unsubscribe | - | dar_de_baja darse_de_baja | - | -
united states us | Vereinigte_Staaten | estados_unidos | états_unis | 米国
united kingdom uk | Vereinigtes_Königreich | reino_unido | royaume_uni | 英国
retire retirement | in_Rente | jubilarse | prendre_sa_retraite | -
realize | - | darse_cuenta | se_rendre_compte | -
take place held | - | tener_lugar llevarse_a_cabo | avoir_lieu | -
hour business working | - | horario_laboral horas_de_oficina | heures_ouvrables heures_de_bureau | -
case emergency | im_Notfall | en_caso_de_emergencia | en_cas_urgence | -
board | - | - | conseil_administration | -
day before eve | am_Vortag | día_anterior víspera | la_veille veille | 前日
day after next | am_Folgetag | día_siguiente | lendemain | 翌日
driver license | Führerschein | carné_de_conducir permiso_de_conducir licencia_de_conducir | permis_de_conduire | 運転免許
working day business | - | día_hábil día_laborable días_hábiles días_laborables | jour_ouvré jour_ouvrable jours_ouvrés jours_ouvrables | -
notice period | - | período_de_preaviso | délai_de_préavis | -
pull request pr | Pull-Request | - | - | プルリクエスト プルリク
laptop computer | - | ordenador_portátil | ordinateur_portable | -
mobile phone cell | - | teléfono_móvil | téléphone_portable | -
credit card | Kreditkarte Firmenkreditkarte | tarjeta_de_crédito | carte_de_crédito carte_bancaire | クレジットカード
rest remaining | - | demás | - | その他
mean | bedeuten bedeutet heißt heißen | significar significa | signifier signifie | 意味
unusable unavailable | unbenutzbar unbrauchbar | inutilizable inservible | inutilisable | 使用不能
unused | ungenutzt unverbraucht | inutilizado | inutilisé | 未使用
unable | unfähig | incapaz | incapable | できない
reject refuse | - | - | - | 不採用 却下
fail | durchfallen | suspender | échouer | 不合格
temporary contract | befristet | temporal eventual | intérimaire | 契約社員
permanent | festangestellt Festangestellte unbefristet | fijo fijos indefinido | CDI | 正社員
half | - | - | - | 半額
full whole | - | - | - | 全額
external third party | extern externe | externo externamente | externe | 社外 外部
internal | intern | interno internamente | interne | 社内
activity | Aktivität Aktivitäten | actividad | activité | 活動 アクティビティ
issue | - | - | - | イシュー
language | Sprach Sprachkurs | idioma idiomas | langue langues | 語学 言語
insight learn | Erkenntnis Erkenntnisse Gelerntes | aprendizaje aprendido | acquis | 学び 学んだ
commander lead | Einsatzleiter Einsatzleitung Leitung | comandante | commandant | 指揮官
review retrospective postmortem | Nachbereitung Rückblick Nachbesprechung Auswertung | retrospectiva balance | bilan rétrospective | 振り返り
update status | Stand Zwischenstand | novedades actualización | point actualité | 最新情報 近況
communications | Kommunikation | comunicaciones | communication | 広報
age | Lebensjahr Alter | edad | âge | 歳
deposit | Kaution | fianza | caution | 保証金
owner responsible | Besitzer Eigentümer | dueño | propriétaire | 所有
employee staff | Arbeitskräfte Belegschaft Angestellter Mitarbeiterinnen | plantilla asalariado | effectif salariat | 職員
trial period probation | - | periodo_de_prueba período_de_prueba | période_d_essai période_essai | 試用期間
permanent contract | - | contrato_indefinido | contrat_à_durée_indéterminée | -
unlimited | - | sin_límite | sans_limite | -
spend | ausgeben ausgibt ausgebt | gastar gaste | dépenser | 支出
say tell | mitteilen sagen Bescheid | decir contar | dire | 伝え
enter | betreten betritt | ingresar acceder | pénétrer | 立ち入 入室
cook chef | Koch Köchin kochen | cocinero cocinera cocinar | cuisinier cuisinière cuisiner | 料理人 料理
dish plate | Gericht Gerichte Teller | plato platos | plat assiette | 料理 皿
dessert | Nachspeise Nachtisch Dessert | postre postres | dessert | デザート
serve | servieren serviert bedienen | servir | servir servis servie servies | 提供 出され
fruit | Obst Frucht Früchte | fruta frutas | fruit fruits | 果物
talk ask consult | sprechen Sprich Rücksprache | consultar consulta hablar | consulter consultez | 相談
"""
