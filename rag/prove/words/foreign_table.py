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
employee hire | Neueingestellte | empleado | recrue | 新入社員 社員
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
account login | Benutzerkonto Nutzerkonto Konto Konten | cuenta cuentas | compte comptes | アカウント
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
leave depart | ausscheiden Ausscheiden verlassen Austritt | dejar salir abandonar marcharse | quitter quittant partir départ | 退職 退社 離職
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
rare seldom | selten | raro rara | rare rarement | -
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
leave | - | - | - | 退職 退社
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
consecutive straight | am_Stück hintereinander aufeinanderfolgend durchgehend ununterbrochen | seguido seguidos seguidas consecutivo ininterrumpido | affilée consécutif suite ininterrompu | 連続 続け 連日
average | Schnitt im_Schnitt im_Mittel | de_media en_promedio | en_moyenne moyen | -
email mail message | E_Mail Mail Nachricht mailen anschreiben | correo correo_electrónico mensaje email | courriel e_mail mail messagerie message | メール 電子メール メッセージ
block objection veto oppose | Einspruch Veto Einwand Widerspruch widersprechen | objeción veto bloqueo oponerse bloquear objetar | blocage veto objection opposition bloquer opposer | 異議 反対 拒否権 ブロック
enough sufficient suffice | reicht reichen ausreichen genügt genügen hinreichend | basta bastar suficientes alcanza | suffit suffire suffisamment | 足りる 足り 充分
single only | einziger einzige einzig einzeln einzelne | único sola | seul seule unique | 単一 1つ 唯一
alone solo only | allein alleine eigenständig im_Alleingang | sola a_solas | seul seule isolément | 単独 一人
simultaneously | zugleich zeitgleich parallel | a_la_vez al_mismo_tiempo a_un_tiempo | en_même_temps à_la_fois parallèle | 同時に 並行
serve sit | angehören sitzen innehaben amtieren | formar_parte ocupar ejercer desempeñar | siéger exercer faire_partie occuper | 務め 務める 在任 就任
effect force valid | in_Kraft wirksam gültig Geltung Wirkung | en_vigor vigor vigente validez efecto surte surtir | en_vigueur vigueur prend_effet effet valide | 発効 有効 効力 施行
enter | treten | entra | - | 入る 入っ
seat post | Sitz Amt Stelle Platz | puesto cargo escaño asiento plaza | siège poste place mandat | 席 議席 ポスト 座席
fill occupy vacant vacancy | besetzt besetzen unbesetzt Besetzung Vakanz | vacante cubrir ocupar | pourvu pourvoir vacant vacance | 空席 埋ま 埋める 欠員 補充
special extraordinary | Sonder außerordentlich Spezial besonders | especial extraordinario | spécial exceptionnel particulier | 特別 臨時 特殊
resign resignation quit leave | zurücktreten Rücktritt tritt_zurück abtreten | dimite dimisión renuncia | se_retirer | 辞任 辞職 退任 辞め
replacement substitute replace successor | Nachfolger Ersatz Vertretung ersetzt Nachfolge | sustituto sustituye sustituir reemplazo sucesor suplente | remplaçant remplacer suppléant successeur remplacement | 後任 代理 交代 代替 代わり
property belonging asset company | Eigentum Firmeneigentum Besitz Habe Vermögen | bienes propiedad pertenencias material | biens matériel propriété | 所有物 資産 備品 物品 財産
company firm corporate | Firmen firmeneigen betrieblich unternehmensweit | empresarial corporativo | entreprise maison | 社内 全社 会社の
notice advance notification period | Kündigungsfrist Ankündigung Vorlauf Vorankündigung Vorwarnung | preaviso aviso antelación | préavis délai avertissement | 予告 事前通知 通告
hr personnel | Personal Personalabteilung Personalwesen | RRHH RR_HH recursos_humanos | RH ressources_humaines | 人事 人事部 人事課
letter | - | escrito | - | 書簡 レター
clear approval green approve | grünes_Licht freigeben Freigabe Zustimmung | luz_verde visto_bueno autorización | feu_vert aval agrément | 承認 許可 了承
administrative administration admin | administrativ Verwaltung Verwaltungs | administrativo | administratif administration | 管理部 総務 事務
traveler traveller travel | Reisende Reisender Reisenden | viajero viajeros | voyageur voyageurs | 旅行者 出張者 渡航者
lodge lodging accommodation host hotel | unterbringen unterkommen Bleibe Übernachtung übernachten | alojarse alojamiento hospedarse hospedaje alojar | se_loger loger hébergement logement | 宿泊 滞在 泊まる 泊まり
economical cheap inexpensive affordable | preiswert günstig billig preisgünstig sparsam | barato económico asequible | économique bon_marché abordable moins_cher | 安い 安価 最安 経済的 格安
invite encourage urge | gebeten angehalten nahegelegt ermutigt ermuntern aufgefordert | invitar anima animar alentar instar | invité invités incités encourager inciter prier | 推奨 奨励 促す 勧め 呼びか
fellow scholar grant | Stipendiat Stipendium Fellow | becario becarios beca | boursier boursiers bourse | フェロー 奨学生
attend participate join | besuchen beiwohnen mitmachen | asistencia acudir | se_rendre | 参列
join collaborate | mitarbeiten mitwirken beteiligen Beteiligung | colaborar unirse sumarse | rejoindre collaborer se_joindre | 加わ 加入 参画
collaborate jointly | zusammenarbeiten gemeinsam | trabajar_juntos conjuntamente | ensemble conjointement | 一緒に 協力
remain continue | verbleiben weiterhin | permanecer seguir continúa quedar quedarse | rester demeurer demeure reste | 残る 残り 引き続き 留ま
former alumni past ex | ehemalig ehemalige früher vorherig vormalig | antiguo antiguos anterior exmiembro | ancien anciens précédent | 以前 前の 卒業
union partnership | Partnerschaft Lebensgemeinschaft Lebenspartnerschaft | unión pareja_de_hecho unión_libre | union union_libre concubinage partenariat | パートナーシップ 事実婚
equal equally manner | gleichermaßen in_gleicher_Weise gleichwertig | igual por_igual misma_manera mismo_modo igualmente | même_manière de_la_même_façon également pareil | 同じ 同様 等しく 平等
free welcome | frei_steht steht_frei | libre pueden_libremente | libre libres_de | 自由
additional | darüber_hinaus weiter | - | davantage de_plus | それ以上
sample sampling spot check | Stichprobe Stichproben stichprobenartig | muestra muestreo | échantillon échantillonnage | サンプル 抽出 抜き取り 標本
check verify control inspect review | kontrollieren prüfen überprüfen verifizieren nachprüfen Kontrolle | controlar verificar comprobar revisar control | contrôler vérifier contrôlé vérification | 確認 検証 点検 チェック 検査
exceed | oberhalb | por_encima | supérieures au_dessus | 超える
contagious communicable infectious infection | ansteckend übertragbar Infektion infektiös | contagioso infeccioso infección transmisible | contagieux infectieux transmissible infection | 感染症 伝染病 感染 伝染
force require impose oblige | zwingen auferlegen verpflichten erzwingen | imponer obligar forzar exigir | imposer obliger contraindre forcer exiger | 強制 課す 義務付け 命じ
cure recover recovery healthy | genesen Genesung gesund Heilung geheilt wiederhergestellt | curarse recuperarse recuperación curación sano | guérison guérir rétablissement guéri rétabli | 回復 治る 治癒 完治 快復
direct straight | direkt unmittelbar geradewegs | directo directamente | direct directement | 直接 直に
immediate straight away | sofort unverzüglich umgehend sofortig augenblicklich gleich | inmediatamente inmediato enseguida acto_seguido | immédiatement aussitôt sans_délai tout_de_suite sur_le_champ | 直ちに 即時 直後 即座
belong | zugehörig angehörig | propio pertenece respectivo | propre | 所属 属す 自分の 自身
unit department division business | Einheit Geschäftseinheit Sparte Bereich | unidad unidad_de_negocio división | unité service division | 部門 部署 事業部 課 ユニット
dismiss remove removal oust | Abberufung abberufen absetzen Absetzung entlassen ausschließen Abwahl abwählen | destitución destituir cesar remover expulsar | révocation révoquer destituer destitution exclure écarter | 解任 除名 罷免 解雇 外さ
motion proposal petition | Antrag Vorschlag | moción propuesta | motion proposition | 動議 提案
half semester | Halbjahr halbjährlich halbes_Jahr | semestre semestral medio_año | semestre semestriel six_mois | 半年 上半期 下半期
last final past | letzte letzter letztmalig | último última final | dernier dernière | 最後 最終 直近 最後の
first initial beginning | erste erster anfänglich | primero primera inicial | premier première initial | 最初 初回 第一 初め
full | gesamt komplett sämtlich | total totalidad | total totalité | -
part partial partially | teilweise anteilig partiell zum_Teil Teil | en_parte parcialmente | en_partie partiellement | 一部 部分的 部分
increase grow rise raise | erhöhen steigen wachsen zunehmen Anstieg Zuwachs | aumentar crecer subir incremento | augmenter croître hausse accroître | 増やす 増加 上昇 増え 引き上げ
decrease reduce fall cut | verringern sinken fallen kürzen Kürzung senken abnehmen vermindern reduzieren | disminuir reducir bajar recortar recorte | diminuer réduire baisser baisse réduction | 減る 減少 削減 減ら 引き下げ
adjust adapt match update | anpassen Anpassung angleichen anzugleichen justieren | ajustar ajuste adaptar | ajuster ajustement adapter revaloriser | 調整 合わせ 適合 改定
inflation cost living cpi | Inflation Teuerung Lebenshaltungskosten | inflación coste_de_vida IPC | inflation coût_de_la_vie | インフレ 物価 生活費
appoint designate name nominate | ernennen ernannt bestellen berufen einsetzen benennen bestimmen | nombrar designar nombrado designado | nommer désigner nommé désigné | 任命 指名 選任
elect choose vote | gewählt Wahl wiederwählen | elegido votar electo | élire élu élus voter élection | 選出 選挙 選ぶ 当選
hand deliver return | übergeben Übergabe abgeben aushändigen abliefern | entregar entrega devolver | remettre rendre restituer remise | 引き渡 返却 渡す 引き継
duty duties function responsibility task | Aufgabe Pflicht Aufgaben Obliegenheit Zuständigkeit | función deber tarea obligación responsabilidad | fonction devoir tâche attribution responsabilité mission | 職務 任務 業務 義務 責務
current regular everyday routine | laufend aktuell gängig alltäglich gewöhnlich | corriente habitual rutinario actual | courant courante habituel quotidien | 通常 日常 現在 現行
confidential secret private | vertraulich geheim | confidencial secreto reservado | confidentiel secret | 機密 秘密 内密 極秘
public publish open | öffentlich veröffentlichen publik allgemein_zugänglich | público publicar hacer_público | public publier rendre_public publics | 公表 公に
keep retain maintain | behalten aufbewahren beibehalten bewahren | conservar guardar retener | garder conserver maintenir | 保持 維持 保管 残す 保つ
allow permit authorize | erlaubt gestattet zulässig erlauben gestatten zulassen | permitir autorizar permitido admite | permettre permis admis | 許可 認め 許さ 認める
forbid prohibit ban disallow | verboten untersagt verbieten untersagen unzulässig | prohibido prohibir vedado | interdit interdire défendu proscrit | 禁止 禁じ 不許可
optional voluntary | wahlweise fakultativ | facultativo | - | -
mandatory required compulsory | verpflichtend obligatorisch Pflicht zwingend vorgeschrieben erforderlich | obligatorio imprescindible exigido preceptivo | obligatoire exigé requis impératif | 必須 義務 必要
critical serious major | kritisch schwerwiegend schwer ernst gravierend | crítico grave serio importante | critique grave sérieux majeur | 重大 深刻 重要 致命的
minor small slight low | geringfügig leicht klein kleiner gering | leve menor pequeño | mineur léger petit bénin | 軽微 小さ 軽い
officer representative delegate official | Beauftragte Beauftragter Amtsträger Funktionsträger | delegado encargado oficial responsable funcionario | délégué chargé officier | 担当官 責任者 役員 オフィサー 担当者
civil servant official | Beamte Beamtin Beamter Staatsdiener | funcionario funcionarios | fonctionnaire fonctionnaires | 公務員 官僚
sign approve accept | abnehmen Abnahme abzeichnen freigeben | dar_el_visto_bueno aprobar firmar aprobación | valider validation approuver signer | 承認 検収 サインオフ
call phone ring | anrufen Anruf telefonieren telefonisch | llamar llamada por_teléfono telefónico | appeler appel téléphoner téléphone | 電話 通話 呼び出し
tell notify | verständigen sagen unterrichten | decir | aviser | -
reach | kontaktieren kontakt aufnehmen wenden | localizar contacto comunicarse dirigirse | contacter contact adresser | 連絡 問い合わせ 相談
write post publish message | schreiben posten veröffentlichen verfassen | escribir publicar redactar | écrire publier rédiger poster | 書く 投稿 書き込 記入
trust rely confidence | vertrauen verlassen | confiar confianza fiarse | confiance faire_confiance confier | 信頼 信用 任せ
sensible wise wisely reasonable prudent | vernünftig umsichtig sinnvoll klug angemessen | sensato sensatez prudente razonable | raisonnable judicieux sensé sagement bon_sens | 賢明 合理的 妥当 常識
ergonomic | - | ergonómica | - | エルゴノミクス
headphone earphone | Kopfhörer | auriculares audífonos | casque écouteurs | ヘッドホン イヤホン
used | gebraucht | usado segunda_mano | occasion | 中古
premium insurance contribution | Versicherungsbeitrag Beitrag Prämie | prima cuota cotización | prime cotisation | 保険料 掛金
bear cover pay | tragen trägt übernehmen übernimmt aufkommen kommt_auf | sufragar correr_a_cargo asumir cubrir costear | prendre_en_charge prend_en_charge pris_en_charge prise_en_charge supporter à_la_charge assumer | 負担 引き受け 賄う
rest remainder remaining | übrigen | - | solde | 残額 残余
overwork exhausted exhausting tired | erschöpft anstrengend müde ermüdend | agotador cansado exhausto | épuisant fatigué épuisé | 疲れ 消耗 過労
spread disclose disclosure reveal expose | offenlegen Offenlegung preisgeben bekanntgeben | divulgar divulgación revelar | divulguer divulgation révéler | 開示 公開 漏らす 明かす
vulnerability weakness flaw bug | Schwachstelle Sicherheitslücke Lücke Schwäche | vulnerabilidad fallo debilidad | vulnérabilité faille faiblesse | 脆弱性 欠陥 弱点
fix repair patch correct | beheben Behebung reparieren Korrektur Fehlerbehebung | corregir corrección reparar arreglar solucionar | corriger correction réparer correctif | 修正 直す 修理 修復
delay postpone defer | verzögern hinauszögern vertagen verschieben zurückhalten | retrasar aplazar demorar posponer | retarder reporter repousser | 遅らせ 遅延 先送り
quick fast swift rapid | schnell rasch zügig flott | rápido rápidamente pronto | rapide rapidement vite | 迅速 速い 早い すばやく
slow slowly | langsam | lento despacio | lent lentement | 遅い ゆっくり
sensible necessary require | nötig notwendig erforderlich brauchen benötigen | necesario preciso hace_falta necesitar requerir | nécessaire besoin il_faut falloir | 必要 要る 要す
device machine equipment hardware | Gerät Geräte Hardware Endgerät | dispositivo equipo aparato | appareil matériel équipement dispositif | 機器 端末 装置 デバイス
abroad overseas foreign country | ausländisch im_Ausland | exterior | à_étranger | 国外 外国
enable activate | freischalten anschalten | encender | mettre_en_marche allumer | 有効に 起動 オン
disable deactivate | sperren | - | couper | 停止 オフ
shut stop close down | abschalten abgeschaltet herunterfahren stilllegen | apagar cerrar detener | arrêter éteindre fermer | 停止 シャットダウン 終了
erase wipe delete remove | entfernen tilgen | eliminar suprimir | effacement supprimer | 消去 削除 抹消
theft steal stolen | gestohlen stehlen | hurto robado | volé dérober | 盗ま 窃盗
loss lose lost | - | extravío | - | 損失 失っ
protect guard safeguard | schützen Schutz absichern | proteger protección salvaguardar | protéger protection préserver | 保護 守る 防ぐ
charge fee cost | Entgelt Kosten | cargo tarifa cuota coste tasa | coût tarif redevance | 手数料 費用 代金
incur arise accrue | anfallen entstehen angefallen auflaufen | incurrir generar devengar | encourir engager entraîner occasionner | 発生 生じ
accrue earn acquire accumulate | erworben ansammeln angesammelt verdient | acumular devengado adquirir ganar | acquis acquérir cumuler gagner | 取得 獲得 累積 発生
unused leftover remaining untaken | ungenutzt nicht_genommen übrig Resturlaub unverbraucht | no_utilizado sin_usar no_disfrutado pendiente | inutilisé non_pris non_utilisé restant | 未使用 未消化 残っ
forfeit lose expire lapse | verfällt erlöschen ablaufen | perderse vencer expirar prescribir | expirer perdre caduc périmé | 消滅 期限切れ 失う
carry roll transfer forward | Übertragung hinübernehmen | acumular arrastrar pasar | transférer | 繰り越 繰越 持ち越 移行
paycheck salary pay | Gehaltsabrechnung Lohnabrechnung Gehaltszahlung | salario paga | fiche_de_paie salaire bulletin | 給与明細 給料 給与
access enter login | Zugriff Zugang zugreifen Einsicht | acceso entrar | accès accéder | アクセス 利用 閲覧
project | Vorhaben | - | chantier | 案件 企画
current present now today | aktuell derzeit gegenwärtig momentan jetzig | actual actualmente vigente presente ahora | actuel actuellement en_cours présent | 現在 今の 現行 現時点
example instance | Beispiel Beispiele beispielsweise | ejemplo por_ejemplo | exemple par_exemple | たとえば 例えば
channel | Kanäle | canales | canaux salon chaîne | チャネル 経路
important essential crucial | wichtig wesentlich entscheidend bedeutend | importante esencial fundamental clave | important essentiel crucial primordial | 大事 大切 肝心
guide guideline manual handbook | Leitfaden Richtlinie Anleitung Handbuch Wegweiser | guía directriz manual pauta | guide directive manuel ligne_directrice | 手引き ガイド 指針 ハンドブック マニュアル
title name heading | Titel Überschrift Bezeichnung | título nombre encabezado | intitulé nom | 題名 タイトル 名称 件名
impact influence affect | Auswirkung auswirken Wirkung beeinflussen Einfluss betreffen | impacto efecto afectar influir repercusión | impact effet incidence affecter toucher | 影響 効果 与え
system | Systeme | - | - | 制度 体制
understand grasp | verstehen Verständnis nachvollziehen begreifen | entender comprender comprensión | comprendre compréhension saisir | 理解 把握 分かる 知る
individual individually | Einzelperson Person | individuo persona particular | individu particulier | 個人 各自
practice practise | Praxis Verfahren Gepflogenheit üben Übung Vorgehensweise | práctica practicar | pratique pratiquer usage | 実践 慣行 慣習 練習
group team cluster | Gruppe Gruppen | grupo | groupe | グループ 団体 集団
read | durchlesen Lektüre gelesen | lectura leído | lecture | 読ん 閲覧
feel sense | fühlen Gefühl empfinden spüren | sentir sentirse sentimiento | sentir ressentir sentiment | 感じ 感じる 思う
form | Vordruck Antrag Form | impreso forma | forme | 書式 申請書 様式
experience | erfahren Erlebnis erleben | experimentar | vécu | 体験
teammate colleague coworker | Teamkollege Teammitglied Mitarbeiter | - | coéquipier | チームメイト 仲間
technical tech engineering | technisch Technik technische | técnico técnica | technique | テクニカル 技術的
result outcome | Resultat Ausgang resultieren | - | issue | 成果
program programme scheme | Programm Regelung Plan | programa plan | programme dispositif régime | プログラム 制度 計画
address tackle handle | ansprechen angehen behandeln adressieren Adresse Anschrift | dirección abordar tratar | adresse aborder traiter | 住所 対処 取り組 アドレス
default standard | standardmäßig voreingestellt Voreinstellung normalerweise | defecto por_defecto predeterminado de_forma_predeterminada estándar | défaut par_défaut standard office | 既定 初期設定 デフォルト 原則
opportunity chance | Möglichkeit | posibilidad ocasión | possibilité chance | チャンス 可能性
assessment appraisal evaluation review | Bewertung Beurteilung Einschätzung Begutachtung Evaluierung beurteilen | evaluación valoración evaluar valorar | évaluation appréciation bilan évaluer | 評価 査定 考課 審査
platform | Plattformen | - | - | 基盤
instead alternative | stattdessen anstelle | en_lugar en_su_lugar en_cambio en_vez | plutôt à_la_place au_lieu | 代わりに その代わり
automatic automatically | selbsttätig | - | - | -
success succeed successful | - | - | - | 達成
conversation talk discussion chat | Gespräch Unterhaltung Unterredung Austausch | conversación charla | conversation entretien échange discussion | 会話 話し合い 面談 対話
context background | Kontext Zusammenhang Hintergrund | contexto antecedentes | - | 文脈 状況 コンテキスト
align agree coordinate | abstimmen Abstimmung abgleichen ausrichten einigen | alinear coordinar acordar | aligner coordonner accorder | 合わせ 調整 すり合わせ 一致
determine decide establish | bestimmen festlegen ermitteln festsetzen | determinar decidir establecer fijar | déterminer fixer décider établir | 決定 決め 判断 定め
image picture photo | Foto Aufnahme Abbildung | foto fotografía | photo | 写真 イメージ
self | selber | propio uno_mismo | soi_même propre vous_même | 自身 自ら
repository repo | - | - | - | レポジトリ
environment surroundings | Umgebung Umwelt Umfeld | entorno ambiente medio_ambiente | environnement milieu | 環境
involve participate | einbeziehen beteiligen beteiligt einbinden involviert | implicar involucrar participar | impliquer associer participer | 関与 関わ 巻き込 含む
template sample | Vorlage Muster | plantilla modelo | modèle gabarit | テンプレート ひな形 雛形 定型
core main central | Kern Haupt zentral wesentlich | núcleo principal central | noyau principal central cœur | 中核 コア 主要 中心
area field region | Bereich Gebiet Feld | área zona ámbito campo | domaine zone secteur | 分野 領域 地域 エリア
risk danger threat | Risiko Gefahr Bedrohung | riesgo peligro amenaza | risque danger menace | 危険 リスク 脅威
instruction direction guidance order | Anweisung Anleitung Weisung Vorgabe | instrucción indicación orden | instruction consigne indication directive | 指示 説明 手順
future upcoming | Zukunft künftig zukünftig | futuro próximo | futur avenir à_venir | 将来 今後 未来
content material | Inhalt Inhalte | contenido | contenu | 内容 コンテンツ
description describe | Beschreibung beschreiben Schilderung schildern | descripción describir | description décrire | 説明 記述 述べ
strategy plan | Strategie | estrategia | stratégie | 戦略
local | vor_Ort | - | sur_place | 地元 ローカル
solution answer resolution | Lösung Behebung Auflösung | solución respuesta resolución | solution résolution | 解決 解決策 回答
overview summary | Überblick Übersicht Zusammenfassung | visión_general | aperçu résumé synthèse | 全体像 要約
effort | Bemühung Anstrengung | - | - | 労力 取り組み
common shared | gemeinsam üblich gebräuchlich häufig | común habitual frecuente compartido | commun courant fréquent partagé | 共通 共有 一般的 よくある
typical | typischerweise normalerweise in_der_Regel meist gewöhnlich | normalmente habitualmente por_lo_general generalmente suele suelen | généralement habituellement habitude en_général normalement | 通常 普通 一般に たいてい 基本的
approach method | Ansatz Herangehensweise Vorgehen | enfoque método planteamiento | approche méthode démarche | 方法 やり方 手法 アプローチ
video film recording | Video Videos Aufzeichnung | vídeo grabación | vidéo enregistrement | 動画 ビデオ 映像 録画
notification alert notice | Benachrichtigung Meldung Hinweis Mitteilung | notificación alerta | notification avis alerte | お知らせ アラート
knowledge expertise | Wissen Kenntnis Kenntnisse vertraut kennen | conocimiento conocer saber | connaissance savoir connaître | 知識 知見 詳し 精通
comment remark | Kommentar kommentieren Anmerkung Bemerkung | comentario comentar observación | commentaire commenter remarque | コメント 意見 注釈
aware conscious | bewusst Kenntnis bekannt | consciente enterado saber | conscient au_courant informé | 認識 意識 知っ 気づ
basis base ground | Basis Grundlage Grund | base fundamento | base fondement | 基準 基礎 根拠 ベース
structure | Aufbau Gliederung | - | - | 構成
welcome | begrüßen | acoger bienvenida | bienvenue accueillir | ようこそ
idea suggestion thought | Idee Gedanke Vorschlag Einfall | idea sugerencia pensamiento | idée suggestion pensée | アイデア 考え 発想
wide broad large | breit weit umfassend | amplio ancho extenso | large vaste étendu | 広い 幅広い 広範
navigate browse | navigieren Navigation blättern | navegar | naviguer parcourir | 移動 閲覧 ナビゲーション
definition define | Bedeutung | significado | sens | 意味
great excellent good | großartig hervorragend toll | excelente estupendo gran | excellent formidable super | 素晴らし 優れ 優秀
setup install configure arrange | einrichten Einrichtung konfigurieren aufsetzen installieren | configurar configuración montar instalar | configurer installation mettre_en_place paramétrer | 設定 設置 構築 セットアップ
ability capability capacity | Fähigkeit fähig imstande | capacidad habilidad capaz | capacité aptitude capable | 能力 可能
correct right accurate proper | richtig korrekt zutreffend | correcto adecuado acertado | correct exact juste bon | 正しい 正確 適切
dashboard board | Dashboard Übersicht | panel tablero | tableau_de_bord | ダッシュボード 管理画面
app application | App Applikation | app | appli | アプリケーション
sometimes occasionally | manchmal gelegentlich ab_und_zu mitunter | a_veces de_vez_en_cuando ocasionalmente | parfois de_temps_en_temps occasionnellement | 時々 ときどき 場合によって
style | - | - | - | 様式
session meeting | Session | sesión | séance session | 会議 セッション
reflect mirror think | widerspiegeln spiegeln nachdenken reflektieren | reflejar reflexionar | refléter réfléchir | 反映 振り返 熟考
act action behave | handeln agieren verhalten Handlung | actuar acción comportarse | agir action se_comporter | 行動 行為 振る舞
prospect potential candidate | Interessent Aussicht | potencial posible interesado | prospect potentiel | 見込み 見込み客
prioritize priority precedence | priorisieren Priorität Vorrang vorrangig | priorizar prioridad prioritario | prioriser priorité prioritaire | 優先 優先順位 最優先
workflow process | Arbeitsablauf Ablauf Workflow | flujo_de_trabajo proceso | flux_de_travail processus | 業務フロー ワークフロー 流れ
explain clarify describe | erklären erläutern Erklärung klarstellen | explicar aclarar explicación | expliquer explication clarifier préciser | 説明 明確 解説
cross across | quer übergreifend bereichsübergreifend | transversal | transversal inter | 横断
valid force | Gültigkeit gilt | válido | valable en_cours_de_validité | 妥当
matter issue topic | Angelegenheit Sache Thema Belang | asunto tema cuestión | affaire question sujet | 事項 問題 事柄
interview | Bewerbungsgespräch | entrevistar | entrevue interview | 面談 インタビュー
strong strongly firm | stark kräftig nachdrücklich dringend | fuerte firmemente encarecidamente | fort fortement vivement | 強い 強く
relationship | Verhältnis | vínculo | lien rapport | 人間関係
insight understanding view | Einblick Erkenntnis | visión percepción conocimiento | aperçu éclairage | 洞察 見識
text wording | Text Wortlaut | texto redacción | texte libellé | 文章 文言 テキスト 本文
verify confirm check | verifizieren bestätigen nachprüfen überprüfen | verificar comprobar confirmar | vérifier confirmer attester | 検証 照合
respect | Respekt respektvoll achten | respeto respetuoso | respect respectueux | 尊重 敬意 尊敬
progress advance | Fortschritt vorankommen Verlauf | progreso avance avanzar | progrès avancement progresser | 進捗 進歩 前進
field subject area | Feld Gebiet Fachgebiet | campo ámbito | champ domaine | 分野 項目
input feedback contribution | Eingabe Beitrag Rückmeldung | aporte opinión entrada aportación | contribution avis entrée | 入力 意見
seek request | suchen einholen ersuchen anstreben | buscar solicitar pedir | chercher solliciter demander rechercher | 求め 探す 得る
profile | - | - | - | 経歴
folder directory | - | - | - | ディレクトリ
quality | Güte | - | - | -
category class | Kategorie Art Klasse | categoría tipo clase | catégorie type classe | 分類 カテゴリ 種類 区分
ready prepared | bereit fertig vorbereitet | listo preparado | prêt préparé | 準備 用意 完了
material equipment supplies | Material Materialien Unterlagen | material suministros | matériel fournitures support | 資料 教材 材料 資材
talent recruiting hire | Talent Nachwuchs | talento | talent | 人材 タレント
skill ability competence | Fähigkeit Fertigkeit Kompetenz | habilidad destreza competencia aptitud | compétence aptitude savoir_faire | 技能 スキル 技術 能力
measure metric | Maßnahme messen Messung Kennzahl | medida medir métrica | mesure mesurer indicateur | 措置 測定 指標 対策
mission purpose | Auftrag Zweck Mission | misión propósito | mission but | 使命 目的 任務
associate link connect | verbunden zugehörig verknüpft zusammenhängend | asociar vinculado relacionado | associer lié rattaché | 関連 結び付 伴う
culture | - | - | - | 社風
summary summarize brief | Zusammenfassung zusammenfassen Kurzfassung | resumen resumir | résumé résumer synthèse | 要約 概要
grow growth develop | wachsen Wachstum entwickeln | crecer crecimiento desarrollar | croître croissance grandir | 成長 伸び 発展
enterprise business company | Unternehmen Konzern | empresa | entreprise | 企業 法人
word | Wörter Worte | - | - | -
identity identify id | Identität ausweisen identifizieren Ausweis | identidad identificar identificación | identité identifier | 身元 身分 識別 特定
real true | echt tatsächlich wirklich wahr | real verdadero auténtico efectivo | réel véritable effectif | 実際 本当
wait | abwarten Wartezeit | espera | attente | 待ち 待機
tip gratuity hint advice | Trinkgeld Tipp Hinweis Ratschlag | propina consejo | pourboire conseil astuce | チップ ヒント 助言 心付け
federal national state | bundesweit Bundes staatlich national | federal nacional | fédéral national | 連邦 国の
ignore disregard | ignorieren nicht_beachten außer_Acht | ignorar hacer_caso_omiso | ignorer ne_pas_tenir_compte | 無視 考慮しない
dedicated committed special | gewidmet engagiert eigens eigener | dedicado exclusivo comprometido | dédié réservé consacré | 専用 専任 献身
director head executive | Direktor Leiter Geschäftsführer | director directora | directeur directrice dirigeant | 所長 局長 部長 ディレクター 取締役
overall | insgesamt gesamt generell | general global en_conjunto | global ensemble général | 全体 総合
regardless irrespective | unabhängig ungeachtet egal gleichgültig | independientemente sin_importar con_independencia | indépendamment quel_que_soit peu_importe sans_tenir_compte | かかわらず 問わず 関係なく
entitle right eligible | Anspruch zustehen anspruchsberechtigt Berechtigung | tener_derecho corresponde corresponder habilitado | avoir_droit ayant_droit habilité éligible | 権利 受けられ 対象 与えられ
social | gesellig gesellschaftlich | - | - | 交流 懇親
research study investigate | Forschung Recherche recherchieren untersuchen forschen | investigación investigar estudio | recherche étude étudier enquêter | 研究 調査
package parcel bundle | Paket Bündel Pakete | paquete | paquet colis forfait | 荷物 パッケージ 小包
target goal objective | Zielvorgabe anstreben Vorgabe | - | cible but | 対象 ターゲット
extension extend prolong renewal | Verlängerung verlängern ausdehnen erweitern Erweiterung | prórroga prorrogar ampliar extender extensión | prolongation prolonger étendre extension proroger | 延長 延ば 拡張 延期
career | beruflich Werdegang | trayectoria profesional | parcours professionnel | 経歴 職歴
medium | mittelgroß | mediano | - | 媒体
score rating grade | Punktzahl Note Bewertung Wertung | puntuación nota calificación | score note notation | 点数 得点 評価
format | Format formatieren | formato | format | 形式 書式 フォーマット
beyond past outside | jenseits hinaus | más_allá | au_delà | 超え それ以上
workspace place | Arbeitsplatz Arbeitsbereich Arbeitsraum | espacio_de_trabajo puesto_de_trabajo | espace_de_travail poste_de_travail | 職場 作業場所 ワークスペース
thread topic | Thread Faden | hilo | fil fil_de_discussion | スレッド
remember remind recall | merken Erinnerung daran_denken | acordarse recordatorio | se_souvenir rappel | 思い出 覚え 忘れずに リマインド
unique single only | einzigartig eindeutig einmalig | singular | singulier | 独自 固有
scale size | Maßstab Skala Umfang skalieren | escala escalar tamaño | échelle barème taille | 規模 段階 尺度 スケール
outcome | Folge | desenlace | - | -
distribute share divide | verteilen aufteilen Verteilung verteilt | distribuir repartir reparto | distribuer répartir répartition | 分散 配布 分配 配る
nature character | Natur Art Wesen | naturaleza índole | nature caractère | 性質 自然 性格
branch | Filiale | sucursal | succursale | -
throughout | durchgehend hindurch im_Laufe | durante_todo a_lo_largo | tout_au_long durant pendant_tout | 期間中 を通じて
visible | ersichtlich erkennbar einsehbar | ver | voir | 表示 見られ
proper properly correct appropriate | ordnungsgemäß richtig ordentlich sachgerecht | debidamente correctamente | dûment correctement convenable approprié | 適正 きちんと 正しく
website site page web | Website Webseite Seite Internetseite | sitio_web página_web página sitio | site site_web page | サイト ウェブサイト ページ ホームページ
button click | Knopf Schaltfläche Taste | botón | bouton touche | ボタン
library | Bücherei | - | - | 書庫
ideal ideally best | ideal idealerweise am_besten bestenfalls | idealmente lo_ideal ideal | idéalement idéal de_préférence | 理想 理想的 できれば
alternative | Ausweichmöglichkeit ausweichen | opción | autre_solution option | 別の 選択肢 代案
leader lead head | Führung anführen Führungskraft | líder dirigente jefe | chef leader | 指導者
hear listen | anhören erfahren zuhören | oír | entendre écouter | 聞く 聞い 聴取
complex complicated difficult | komplex kompliziert schwierig | complejo complicado difícil | complexe compliqué difficile | 複雑 難しい 困難
database data store | Datenbank | base_de_datos | base_de_données | データベース
size large | Umfang | tamaño dimensión | taille grandeur dimension | 大きさ サイズ 規模
basic fundamental | grundlegend einfach Grund elementar | básico elemental | de_base fondamental élémentaire basique | 基本 基礎的 初歩
modify change amend alter | ändern abändern modifizieren Änderung umändern | modificar cambiar alterar enmendar | modifier changer amender modification | 変更 修正 改正 改変
migration migrate move transfer | Migration umziehen Umzug überführen | migración migrar traslado | migration migrer transfert | 移行 移転
privacy private data | Datenschutz Privatsphäre privat | privacidad protección_de_datos intimidad | vie_privée confidentialité protection_des_données | 個人情報 プライバシー 保護
attention care notice | Aufmerksamkeit Achtung beachten | atención cuidado | attention soin | 注意 関心 気を付け
browser | - | - | - | ブラウザー
online internet web | online Internet im_Netz | en_línea internet | en_ligne internet | オンライン ネット インターネット
strategic strategy | strategisch | estratégico | stratégique | 戦略的
criteria criterion requirement condition | Kriterium Kriterien Voraussetzung | criterio requisito | critère condition | 基準 条件 要件
particular | bestimmt besonderer speziell konkret jeweilig | particular determinado específico concreto | particulier précis spécifique certain | 特定 特に 具体的
happy glad satisfied pleased | zufrieden glücklich froh einverstanden | contento satisfecho feliz conforme | content satisfait heureux | 満足 喜ん 納得
comfortable | angenehm komfortabel | a_gusto | à_aise | 安心 心地
create creation build | schaffen Erstellung gründen | creación elaborar generar | création élaborer établir | 創設 生成
aim intend goal | bezwecken anstreben Ziel abzielen | pretender aspirar intención finalidad | viser avoir_pour_but objectif | 目指 目的 狙い
label tag mark | Etikett kennzeichnen Label beschriften markieren | etiqueta etiquetar marcar | étiquette libellé étiqueter marquer | ラベル 付け 表示 タグ
thanks thank gratitude | danken Dank Dankeschön bedanken | gracias agradecer agradecimiento | remercier merci remerciement | 感謝 お礼 ありがとう
global worldwide international | weltweit global international | mundial global internacional | mondial monde_entier international | 世界 国際 全世界 グローバル
fact reality | Tatsache Fakt | hecho realidad | réalité | 事実 実際
choice choose select | Wahl auswählen Auswahl wählen aussuchen | elección elegir opción escoger seleccionar | choix choisir option sélectionner | 選択 選ぶ 選ん 選び
center centre | Zentrum Mitte Zentrale | centro | centre | 中心 センター
okay ok acceptable | in_Ordnung okay akzeptabel zulässig | está_bien aceptable de_acuerdo | acceptable accord convient | 構わない 問題ない 大丈夫
demonstrate prove | nachweisen zeigen beweisen belegen | demostrar mostrar acreditar probar | démontrer prouver montrer justifier | 証明 示す 立証 実演
efficient | effektiv wirksam | eficaz | efficient | 効果的
failure fail breakdown outage | Fehler Ausfall scheitern Versagen fehlschlagen ausfallen Störung | fallo fallar fracaso avería | échec panne défaillance échouer | 失敗 故障 障害 不履行
touch | anfassen in_Kontakt | contacto | contact | 触れ 接触 触る
principle rule | Prinzip Grundsatz | principio | principe | 原則 方針 理念
familiar | bekannt kennen | conocido | familiarisé connu | 慣れ 熟知
download | Download | descarga | téléchargement | -
accurate exact precise | exakt präzise zutreffend | - | fidèle | 的確
true real correct | wahr wahrheitsgemäß echt | verdadero cierto verdad | vrai véritable | 本当 真実
enforcement enforce | vollziehen | hacer_cumplir | application faire_respecter | 適用
pattern model | Muster | patrón modelo | schéma motif | 傾向 パターン
threat danger attack | Bedrohung Drohung Gefahr drohen | amenaza amenazar | menace menacer | 脅威 脅し 脅迫
brief briefly | kurzfristig | corto brevemente | brièvement | 短い 簡潔
temporary temporarily interim | vorübergehend zeitweise befristet vorläufig temporär übergangsweise | temporal provisional temporalmente interino | temporaire provisoire temporairement intérim | 一時的 臨時 暫定
explore examine | erkunden erforschen untersuchen | explorar examinar | explorer examiner | 探る 検討 調べ
wish | möchten wollen | querer | désirer vouloir | 望む 願う 要望
region area | Region Gegend | región | région | 地方 リージョン
upload submit | Upload | - | télécharger mettre_en_ligne déposer | 登録 送信
probably | wahrscheinlich vermutlich voraussichtlich | probablemente seguramente | probablement sans_doute vraisemblablement | おそらく 恐らく
slide presentation | Folie Präsentation | diapositiva presentación | diapositive présentation | スライド 発表
gain obtain acquire | gewinnen erlangen bekommen | ganar obtener adquirir | gagner obtenir acquérir | 得る 獲得 取得
variety range different | Vielfalt Auswahl verschieden | variedad diversidad diversos | variété diversité divers | 様々 多様 色々
walk foot | gehen zu_Fuß laufen | caminar andar a_pie | marcher à_pied aller | 歩く 徒歩
payment pay settle | Zahlung Bezahlung Auszahlung auszahlen begleichen überweisen | pago abono abonar liquidar | paiement versement verser régler | 支払 支給 決済 振込
voice sound opinion | Stimme Mitsprache äußern | voz | voix | 音声
expert expertise specialist | Fachwissen | experiencia pericia | expertise | 専門知識 専門
safe secure safety security | sicher Sicherheit gefahrlos | seguro seguridad | sécurité sûreté sécurisé | 安心 保安
desired preferred | gewünscht erwünscht bevorzugt | deseado preferido | souhaité voulu désiré | 希望の 望ましい
machine computer | Maschine Rechner Automat | máquina | machine | 機械 マシン
introduction introduce present | Einführung einführen Vorstellung | introducción introducir | introduction introduire | 紹介 導入 入門
brand mark logo | Marke | marca | marque | 商標 ブランド 銘柄
path route | Weg Pfad | camino ruta vía | chemin voie parcours | 経路 パス
drop fall leave | fallen abgeben ablegen | caer dejar bajar | tomber déposer laisser | 落とす 落ち 置く
industry sector | Branche Industrie | sector industria | secteur industrie branche | 業界 産業
maintenance maintain upkeep | Wartung Instandhaltung pflegen warten | mantenimiento mantener | maintenance entretien entretenir | 保守 維持 整備 メンテナンス
healthy health | - | saludable | sain bonne_santé | 健全
confident sure | sicher zuversichtlich überzeugt | seguro confiado | confiant | 自信 確信
mentor coach tutor | Mentor Mentorin betreuen | mentor tutor | mentor tuteur parrain | 指導者 メンター 助言者
appreciate value thank | würdigen | apreciar valorar agradecer | apprécier valoriser | 感謝 評価
education training school study | Bildung Ausbildung Weiterbildung Schule Studium | educación formación estudios | éducation formation études | 教育 学習 学歴
previous prior former past | früher bisherig vorausgehend vorig | anterior previo precedente pasado | précédent antérieur préalable ancien | 以前 前回 過去 従来 先の
denial refusal reject deny | Ablehnung ablehnen Verweigerung verweigern abweisen | denegación denegar rechazo rechazar negar | refus refuser rejet rejeter | 拒否 却下 否認 断る
statement declaration | Erklärung Aussage Stellungnahme | declaración afirmación | déclaration énoncé | 声明 発言 陳述
moment instant | Moment Zeitpunkt Augenblick | momento instante | moment instant | 時点 瞬間
agent representative | Vertreter Agent Bevollmächtigter | agente representante | agent représentant mandataire | 代理人 担当者
encounter meet face | begegnen stoßen antreffen | encontrar toparse | rencontrer | 遭遇 直面 出会
express state | ausdrücken äußern Ausdruck | expresar expreso manifestar | exprimer formuler | 表現 表明 述べ
figure | Ziffer Betrag | número | nombre montant | 金額
combination combine | Kombination zusammen | combinación | combinaison ensemble | 結合 併用
proceed continue | fortfahren vorgehen weitermachen | proceder continuar seguir | procéder poursuivre continuer | 進む 進め 続行
money fund cash | Geld Mittel Geldmittel | dinero fondos | argent fonds | お金 金銭 資金
body organization | Körper Gremium Organ | cuerpo órgano organismo | corps organe organisme instance | 機関 団体
upcoming future | bevorstehend kommend anstehend | venidero | prochain | 次回 近日
length duration | Länge Dauer | duración longitud | durée longueur | 長さ 期間
prompt | umgehend | rápido sin_demora | prompt sans_tarder | 早急
survey questionnaire poll | Umfrage Befragung Fragebogen | encuesta cuestionario | sondage enquête questionnaire | 調査 アンケート
negative bad | negativ schlecht | negativo malo | négatif mauvais | 否定的 悪い
love enjoy | lieben mögen | amar encantar gustar | aimer adorer | 好き
opinion view belief | Meinung Ansicht Auffassung Standpunkt | opinión punto_de_vista parecer | avis opinion point_de_vue | 意見 見解 考え
improve enhance better | verbessern Verbesserung aufwerten | mejorar mejora | améliorer amélioration renforcer | 改善 向上 改良
investigate investigation inquiry examine | untersuchen Untersuchung Ermittlung ermitteln | investigar investigación indagar | enquêter enquête examiner | 調査 捜査 検証
discretion judgment decide | Ermessen nach_Ermessen Gutdünken | discreción criterio a_discreción | discrétion appréciation jugement | 裁量 判断
treat handle behave | behandeln umgehen | tratar | traiter | 処理 待遇
symbol sign | Symbol Zeichen | símbolo signo | symbole signe | 記号 象徴
valuable value | wertvoll nützlich | valioso | précieux utile | 貴重 価値
analysis analyse analyze | Auswertung | - | - | 解析
gap lack missing | Lücke Fehlen | brecha vacío hueco | lacune écart manque | 不足 隙間 空白
unable incapable | außerstande nicht_in_der_Lage unfähig | incapaz no_poder | incapable dans_impossibilité | できない 不能 不可能
incoming | eingehend ankommend | entrante | entrant | 受信 新規
rely trust | sich_verlassen angewiesen | depender | compter dépendre se_fier | 依存
justify justification reason | begründen Begründung rechtfertigen | justificar justificación | justifier justification motiver | 正当 根拠
pending open waiting | ausstehend offen anhängig schwebend | pendiente en_espera | en_attente en_suspens | 保留 未処理 未決
stuck block | festhängen feststecken | atascado bloqueado | bloqué coincé | 行き詰ま 困っ
national country nationwide | national landesweit staatlich | nacional | national | 全国 国の 国家
attach enclose | anhängen beifügen beigefügt Anhang | adjuntar adjunto | joindre joint pièce_jointe | 添付 同封
recurring repeated regular | wiederkehrend wiederholt regelmäßig | recurrente repetido | récurrent répété | 定期的 繰り返し 反復
forget | - | - | - | 失念
switch change | umschalten Wechsel umsteigen | conmutar | basculer passer | 切り替え 変更 交換
revise revision amend | überarbeiten Überarbeitung revidieren | revisar modificar | réviser révision remanier | 改訂 改正 見直し
registration register enroll sign | registrieren | registro registrar | enregistrer | 申込 届出
stress pressure | Stress Belastung Druck | estrés presión tensión | stress pression tension | ストレス 負担 圧力
allocate assign | zuteilen zuweisen bereitstellen bewilligen vorsehen | asignar destinar reservar | allouer attribuer affecter prévoir | 割り当て 配分 充当
storage store | Speicher Lagerung lagern aufbewahren speichern | almacenar guardar | stocker entreposer conserver | 保存 格納
demand require request | Nachfrage verlangen fordern | demanda exigir | exiger réclamer demande | 需要 求め
unlikely | - | poco_probable | peu_probable | 可能性が低い ありそうもない
advantage benefit | - | - | bénéfice | 有利
threshold limit | Schwelle Schwellenwert Grenze | umbral límite | seuil limite | 基準値 しきい値 限度
weekend | - | fines_de_semana | week_end weekend | 土日
qualification qualify degree | Qualifikation Abschluss qualifizieren | cualificación titulación requisito | qualification diplôme | 資格 条件
eat meal food | speisen verzehren | comer comida | manger repas | 食べ 食事
independent independently | eigenständig selbstständig | independiente autónomo por_separado | indépendant autonome | 独立 自主 単独
delegate transfer assign | delegieren übertragen Delegation abgeben | delegar delegación encomendar | déléguer délégation confier | 委任 委譲 任せ 委託
explicit explicitly express | ausdrücklich explizit | explícito expreso expresamente | explicite expressément | 明示 明確 はっきり
morning | früh | por_la_mañana | - | -
force compel strength | Gewalt Kraft erzwingen | fuerza forzar | force forcer | 強制
substantial considerable | beträchtlich umfangreich | sustancial considerable importante significativo | substantiel important considérable conséquent | 大幅 実質的 相当
spreadsheet table sheet | Tabellenkalkulation | hoja_de_cálculo tabla | tableur feuille_de_calcul | 表計算 スプレッドシート
portal site | Portal | portal | portail | ポータル
rare rarely seldom | - | rara_vez raramente | - | 滅多
teach train instruct | lehren unterrichten beibringen | enseñar | enseigner apprendre | 教え 指導
evidence proof document | Nachweis Beweis Beleg | prueba evidencia justificante | preuve justificatif | 証拠 証明 根拠
campaign | - | - | - | 運動
react respond | - | - | réaction | -
duplicate copy double | Duplikat doppelt Kopie | duplicado duplicar repetido igual | doublon dupliquer double | 重複 複製
honest honesty | ehrlich aufrichtig | honesto sincero | honnête sincère | 正直 誠実
pain hurt | Schmerz | dolor | douleur | 痛み 苦痛
recipient | Adressat | - | - | -
article item | Beitrag | - | - | 記事 項目
fear afraid | Angst fürchten befürchten | miedo temor temer | peur crainte craindre | 恐れ 不安
domestic home national inland | Inland inländisch häuslich | nacional doméstico interior | intérieur domestique national | 国内 家庭
buddy partner mate | Buddy Pate | compañero padrino | parrain binôme | 相棒 バディ
voter elector electorate | Wähler Wahlberechtigte Stimmberechtigte Wählerschaft | votante elector electorado | électeur votant électorat | 有権者 投票者
electoral election | - | electoral | électoral | -
frequency often | Häufigkeit | frecuencia | fréquence | 頻度
color colour | Farbe | color | couleur | -
traditional | traditionell herkömmlich | tradicional | traditionnel | 伝統 従来
jump skip | springen überspringen | saltar | sauter | 飛ばす
gift present | Präsent schenken | obsequio | - | プレゼント 贈答
fiscal financial tax | Geschäftsjahr Steuer steuerlich | fiscal ejercicio | fiscal exercice | 会計年度 税 年度
disciplinary discipline | Disziplin | - | discipline sanction | 処分
equivalent equal | gleichwertig Gegenwert | equivalente | équivalent | 同等 相当
payroll pay salary | Lohnbuchhaltung | - | paye | 給与計算 給与
stable stability steady | stabil Stabilität | estable estabilidad | stable stabilité | 安定
favor support vote | zugunsten befürworten | a_favor favor | en_faveur faveur | 賛成 有利
aid support | Beihilfe | ayuda auxilio | aide secours | 援助 支援 補助
marriage wedding marry | Ehe | - | se_marier noces | 婚姻
treatment treat care | Behandlung | tratamiento trato | traitement soins | 治療 扱い 待遇
statutory legal law | gesetzmäßig | estatutario | statutaire | 法定 法律
exempt except excluded | befreit ausgenommen Befreiung | exento exención excluido | exempté dispensé exonéré | 免除 除外 対象外
margin edge | Marge | margen | marge | 余白 利益率
classify classified secret | einstufen Einstufung klassifiziert | clasificar clasificado | classer classé classifier | 分類 機密
zero none | null | cero | zéro | ゼロ
restart reboot | neu_starten Neustart | reiniciar reinicio | redémarrer redémarrage | 再起動
safety security | Arbeitsschutz | - | - | -
departure leave exit | Abreise Ausscheiden Weggang Austritt | partida marcha | départ sortie | 出発 退職 離職
conclusion | Schluss Abschluss Fazit | conclusión fin | conclusion fin | 結論 終わり
unlimited limit | unbegrenzt unbeschränkt | ilimitado sin_límite | illimité sans_limite | 無制限
disagree objection | uneinig nicht_einverstanden | discrepar desacuerdo no_estar_de_acuerdo | désaccord contester | 反対 異議
volume | Volumen Menge | - | - | -
invalid void | ungültig | inválido nulo | invalide nul | 無効
reputation | - | - | - | 名声
afternoon | nachmittags | por_la_tarde | après_midi | -
winter | - | - | - | 冬季 冬期
season seasonal | - | estación | - | シーズン
tenure service seniority | Betriebszugehörigkeit Dienstzeit Amtszeit | antigüedad | ancienneté | 在職期間 勤続
offline | offline | sin_conexión | hors_ligne | オフライン
disaster emergency catastrophe | Katastrophe Notfall | desastre catástrofe | catastrophe sinistre | 災害 大惨事
ethics ethical | - | - | déontologie | 道徳
prescription | Verschreibung | prescripción | - | 処方箋
bike bicycle cycling | Fahrrad Rad | bicicleta bici | vélo bicyclette | 自転車
baby infant newborn | Baby Säugling Neugeborenes | bebé recién_nacido | bébé nourrisson nouveau_né | 赤ちゃん 新生児 乳児
commute commuting | Pendler Arbeitsweg | desplazamiento desplazarse | domicile_travail navette | -
cash | - | metálico | - | -
burden load | Belastung bürden | - | fardeau | 負担 重荷
mutual | gegenseitig beiderseitig | mutuo recíproco | mutuel réciproque | 相互 互い
religion religious faith | Religion religiös Glaube | religión religioso | religion religieux | 宗教
empty blank | leer | vacío | vide | 空白
hesitate | scheuen | vacilar | - | -
caregiver care carer | Pflegende Betreuung Pflege Betreuer | cuidador cuidado | aidant soignant | 介護 介護者 世話
probation trial | Probezeit Probe | - | probation | 試用
profit gain | Gewinn | beneficio ganancia | bénéfice profit | 利益
sponsor sponsorship support | sponsern fördern unterstützen Bürge | patrocinar avalar patrocinador | parrainer parrainé sponsor soutenir | 後援 スポンサー 支援 推薦
probationary starter | Neueinsteiger Neuzugang neu | recién_llegado nuevo | nouvel_arrivant nouveau | 新人 新入社員 新入
holiday leave vacation | Urlaubstag Urlaubsregelung Urlaubsanspruch freinehmen Urlaubsantrag Freistellung freistellen Freizeitausgleich | día_libre tomarse_libre días_libres asueto ausentarse | jour_de_congé absenter repos chômé | 年休 年次休暇 有休 休業 連休
leave absence absent away | abwesend fehlen fehlt fernbleiben Fehlzeit | ausente ausentarse faltar | absent absenter manquer | 不在 欠勤 離席 欠席
maternity mother pregnancy | Mutterschaft Mutterschutz Mutterschaftsurlaub Schwangerschaft schwanger Mutter | maternidad madre embarazo embarazada | maternité mère grossesse enceinte | 産休 出産 妊娠 母親 妊婦
paternity father | Vaterschaft Vater Vaterschaftsurlaub | paternidad padre | paternité père | 父
bereavement funeral death | Trauerfall Beerdigung Sonderurlaub Trauer Todesfall | duelo funeral luto fallecimiento | obsèques décès funérailles | 葬儀 死別 弔事
jury court | Geschworenendienst Gericht | jurado tribunal | jury tribunal | 陪審 裁判員 裁判所
military service | Wehrdienst Militär | servicio_militar militar | service_militaire militaire | 兵役
volunteer voluntary | - | - | - | 奉仕
moving relocate relocation | Umsiedlung | - | mutation | -
pension retirement retire | pensionieren | jubilarse retiro | - | 退職金 定年
insurance insure coverage | Versicherung versichert Versicherungsschutz Deckung | seguro asegurado cobertura póliza | assurance assuré couverture | 保険 補償
health medical | Gesundheit gesundheitlich Krankenversicherung medizinisch | salud sanitario médico | santé médical sanitaire | 健康 医療 保健
dental dentist | Zahn zahnärztlich Zahnarzt | dental dentista | dentaire dentiste | 歯科
vision eye glasses | Sehhilfe Brille Augen | visión gafas vista | vue lunettes optique | 視力 眼鏡
gym fitness sport | Fitnessstudio Sport | gimnasio deporte | salle_de_sport gym sport | ジム 運動 スポーツ
childcare daycare nursery | Kinderbetreuung Kita | guardería cuidado_de_niños | garde_enfants crèche | 保育 託児
allowance stipend budget | Zulage Beihilfe Taschengeld | complemento | prime | 支給額
subsidy grant support | Zuschuss Förderung bezuschussen fördern | subvención ayuda subvencionar | subvention aide subventionner | 補助金 助成 補助
reimburse refund repay | erstatten zurückerstatten Erstattung Rückzahlung rückerstatten | reembolsar reembolso devolución | remboursement restituer | 払い戻 返金 精算 償還 弁済 払戻
expense spending cost outlay | Ausgabe Ausgaben Spesen Auslagen Aufwendung | gasto desembolso | dépense frais note_de_frais | 経費 支出 出費 費用
expense report claim | Spesenabrechnung Reisekostenabrechnung abrechnen Abrechnung einreichen | informe_de_gastos liquidación rendición | note_de_frais rapport_de_dépenses | 経費報告 精算書 経費精算
receipt voucher invoice bill | Beleg Quittung Rechnung Bon Kassenbon | recibo comprobante factura ticket justificante | reçu facture justificatif ticket | 領収書 レシート 請求書 伝票
budget | Haushalt | - | - | -
purchase buy order procure | kaufen Einkauf beschaffen bestellen Beschaffung anschaffen Anschaffung erwerben | comprar compra adquirir pedir pedido | acheter achat acquérir commander commande | 購入 買う 買い 調達 発注 注文
credit card | Firmenkarte | tarjeta | carte_de_crédit carte | カード
bank account | Bank Konto Bankkonto | banco cuenta cuenta_bancaria | banque compte compte_bancaire | 銀行 口座
transfer wire | überweisen Überweisung | transferencia transferir | virement virer transférer | 振込 送金
flight plane fly air airfare | Flug fliegen Flugzeug Flugticket | vuelo volar avión billete | vol avion billet | 飛行機 航空 フライト 航空券
train rail | - | ferrocarril | - | 新幹線
taxi cab ride | Taxi | taxi | taxi | タクシー
car vehicle drive mileage | Auto Fahrzeug Wagen Pkw fahren | coche vehículo automóvil conducir | voiture véhicule conduire | 車 自動車 車両 運転
mileage mile distance | Kilometergeld Kilometerpauschale Meilen | kilometraje milla | kilométrage kilométrique | 走行距離 マイル
parking park | Parkgebühr | - | se_garer | -
class economy business | Klasse Economy Touristenklasse | clase turista | classe économique | クラス エコノミー
diem daily | - | - | indemnité_journalière per_diem | 日額
meal lunch dinner breakfast | Mahlzeit Mittagessen Abendessen Frühstück Verpflegung Essen | comida almuerzo cena desayuno | repas déjeuner dîner petit_déjeuner | 食事 昼食 夕食 朝食 ランチ
alcohol alcoholic drink beverage | Alkohol alkoholisch | alcohol alcohólica | alcool alcoolisée | アルコール 飲み物 飲料
booking book reserve reservation | - | - | - | 手配
itinerary trip journey travel | Reise Dienstreise Reiseplan Reiseziel | viaje itinerario trayecto desplazamiento | voyage déplacement itinéraire trajet | 出張 旅行 旅程 移動
conference summit convention | Konferenz Tagung Veranstaltung Kongress | conferencia congreso evento | conférence congrès événement colloque | 会議 カンファレンス 学会 行事 イベント
meeting call sync | Besprechung Sitzung Treffen Meeting Versammlung Termin | reunión junta encuentro cita | réunion rencontre rendez_vous assemblée | 会議 打ち合わせ ミーティング 会合
agenda topic item | Tagesordnung Agenda Punkt | orden_del_día agenda punto | ordre_du_jour point | 議題 アジェンダ
minute notes record protocol | Protokoll protokollieren Mitschrift Notizen | acta apuntes notas | procès_verbal compte_rendu notes | 議事録 記録 メモ
chair moderate lead | Vorsitz Vorsitzende Vorsitzender leiten moderieren | presidir presidente moderar | présider président animer | 議長 司会 委員長 主宰
vice deputy chair | Stellvertreter stellvertretend Vize | vicepresidente vice adjunto suplente | vice_président adjoint suppléant | 副議長 代理
committee board council | Komitee Beirat | comisión directiva | commission bureau | 理事会 役員会 審議会
member membership | Mitglieds | socio afiliación | adhésion adhérent | 委員 構成員 加盟
quorum majority | Quorum Mehrheit beschlussfähig | quórum mayoría | quorum majorité | 定足数 過半数 多数決 多数
supermajority | Zweidrittelmehrheit | mayoría_cualificada | majorité_qualifiée majorité_des_deux_tiers | 特別多数
vote ballot cast | abstimmen Abstimmung Stimme Stimmabgabe stimmen | votar votación voto | voter vote scrutin voix | 投票 採決 票 議決
abstain recuse conflict interest | enthalten Enthaltung befangen Befangenheit Interessenkonflikt | abstenerse abstención recusarse conflicto | abstenir abstention récuser conflit_intérêts | 棄権 利益相反 忌避
nominate nomination candidate | nominieren vorschlagen Nominierung Kandidatur kandidieren Kandidat | nominar proponer candidatura postular candidato | nommer proposer candidature candidat se_présenter | 推薦 指名 候補 立候補
term office mandate period | Amtszeit Mandat Wahlperiode | mandato periodo | mandat durée | 任期 期間
bylaw charter constitution statute | Satzung Statut Charta | estatuto estatutos carta reglamento | statuts charte règlement | 定款 憲章 規約 会則
consensus agreement | Konsens Einigkeit Einvernehmen | consenso | consensus accord | コンセンサス 総意
amend amendment change | Ergänzung Nachtrag | modificación | avenant | -
rule regulation policy | Regel Regelung Richtlinie Bestimmung | regla norma normativa reglamento política | règle réglementation politique | 規定 ルール 方針 規程 ポリシー
law legal legislation | Gesetz gesetzlich Recht rechtlich juristisch | ley legal legislación jurídico derecho | loi légal droit juridique législation | 法律 法的 法令 法務
contract agreement terms | Vertrag vertraglich Arbeitsvertrag | contrato contractual | contrat contractuel | 契約 契約書
sign signature | unterschrieben signieren | - | - | 捺印 調印
clause provision section | Klausel Bestimmung Abschnitt | cláusula disposición apartado | clause disposition article | 条項 規定
liability liable responsible | Haftung haften haftbar | responsabilidad responsable | responsabilité responsable | 責任 賠償 法的責任
confidentiality nda secret | Vertraulichkeit Verschwiegenheit Geheimhaltung | confidencialidad secreto | confidentialité secret | 守秘 秘密保持 機密保持
license licence | - | - | - | 許諾
copyright intellectual property | Urheberrecht geistiges_Eigentum | derechos_de_autor propiedad_intelectual | droit_auteur propriété_intellectuelle | 著作権 知的財産
violation breach infringe | Verstoß verstoßen Verletzung verletzen | infracción violación incumplimiento infringir violar | infraction violation enfreindre manquement | 違反 侵害
complaint grievance | Reklamation | - | - | 不服
harassment harass bully | Belästigung belästigen Mobbing | acosar hostigamiento | harcèlement harceler | ハラスメント 嫌がらせ
retaliation retaliate | - | represalias | - | -
conduct behavior behaviour | benehmen Verhaltenskodex | conducta comportamiento | conduite comportement | 行動規範 振る舞い
penalty sanction punishment | Strafe Bußgeld Sanktion | sanción multa penalización | pénalité amende sanction | 罰則 罰金 制裁 処罰
warning warn caution | Abmahnung Verwarnung warnen Warnung | advertencia apercibimiento advertir | avertissement avertir | 警告 注意
terminate termination dismiss fire | beenden Entlassung | rescindir terminar cese | résilier résiliation | 解約 終了
severance compensation | Abfindung | indemnización finiquito | indemnité_de_départ indemnités | 退職金 手切れ
hire recruit employ | einstellen Einstellung anstellen rekrutieren anheuern | contratar contratación reclutar | embaucher embauche recruter recrutement engager | 採用 雇用 雇う 募集
applicant application candidate | bewerben | solicitante solicitud postularse | postuler | 志願 申請者
resume cv | - | currículo | curriculum | 経歴書
offer | - | - | - | 提示 内定
onboarding induction | Einarbeitung einarbeiten Eingewöhnung Onboarding | incorporación inducción | intégration accueil | 入社 研修 新人研修 オンボーディング 受け入れ
starter newcomer | Neuling einsteigen Einstieg anfangen | incorporarse nueva_incorporación | nouvelle_recrue recrue | 新規採用 新入り
training course learning develop | Schulung Fortbildung Weiterbildung Kurs Lehrgang Training | formación curso capacitación | formation cours stage | 研修 講座 訓練 トレーニング
performance review appraisal | Leistung Leistungsbeurteilung Mitarbeitergespräch | rendimiento desempeño | performance rendement | 業績 成績 人事評価 考課
bonus incentive reward award | Bonus Prämie Belohnung Auszeichnung | bonificación prima incentivo premio recompensa | prime récompense bonus intéressement | 賞与 報奨 表彰 ボーナス
stock share equity | Aktie Option Anteil | acción opción | action option | 株
working flexible flextime | Gleitzeit Arbeitszeit Kernarbeitszeit Kernzeit | horario_flexible horas_de_trabajo jornada | horaire heures_de_travail | フレックス 勤務時間 就業時間 コアタイム
overtime extra | Überstunde Mehrarbeit | horas_extra horas_extraordinarias | heures_supplémentaires heures_sup | 残業 超過勤務
break rest pause | Pause Ruhezeit pausieren ausruhen | pausa descanso descansar | pause repos se_reposer | 休憩 休息
lunch break | - | pausa_para_comer | pause_déjeuner | 昼休み
shift rota schedule roster | Schicht Dienstplan Schichtplan | turno rotación cuadrante | quart poste roulement planning | 当番 交替 シフト表
oncall duty standby | Bereitschaft Bereitschaftsdienst Rufbereitschaft | guardia turno_de_guardia | astreinte garde | オンコール 待機 当直
rotate rotation | Wechsel turnusmäßig reihum | por_turnos rotativo | tour_de_rôle tournant | 持ち回り 交代制
swap trade exchange | austauschen | - | troquer | -
calendar schedule appointment | Kalender Terminplan Termin | calendario agenda cita | calendrier agenda rendez_vous | カレンダー 予定 日程 予定表
deadline date | Abgabetermin | fecha_límite | date_limite | 期日
incident outage emergency | Vorfall Störung Zwischenfall Ausfall Notfall | incidente incidencia interrupción caída emergencia | incident panne interruption urgence | 事故 障害 インシデント 緊急 非常
downtime outage | Ausfälle | tiempo_de_inactividad | temps_arrêt | 停止 障害
severity priority | Schweregrad Dringlichkeit Stufe | gravedad severidad nivel | gravité sévérité niveau | 深刻度 重大度
escalate escalation raise | eskalieren Eskalation | escalar elevar | remonter escalader | エスカレーション 上申
support assist | Support | asistir soporte | soutenir | -
ticket issue | Meldung Fall Vorgang | - | - | チケット 案件
helpdesk service desk | Helpdesk IT_Abteilung | servicio_de_asistencia mesa_de_ayuda informática | assistance informatique | ヘルプデスク 情報システム
computer laptop machine | Laptop Computer Notebook | ordenador portátil computadora | ordinateur portable | パソコン ノートパソコン コンピューター
phone mobile smartphone | Handy Smartphone Telefon Mobilgerät Diensthandy | móvil teléfono celular | téléphone portable mobile | 携帯 スマートフォン 電話
screen monitor display | Bildschirm Monitor anzeigen | pantalla monitor | écran moniteur | 画面 モニター ディスプレイ
lock | Bildschirmsperre | cerrar | - | -
password passphrase credential | Passwort Kennwort Zugangsdaten | contraseña credencial | mot_de_passe identifiant | パスワード 暗証番号 認証情報
authentication factor login | Authentifizierung Anmeldung zweistufig Zwei_Faktor | autenticación verificación | authentification double_facteur | 認証 二段階 二要素
backup copy | Sicherung Sicherungskopie Backup | copia_de_seguridad respaldo | sauvegarde copie | バックアップ 控え
virus malware | Schadprogramm | - | logiciel_malveillant | -
firewall vpn | Firewall VPN | cortafuegos VPN | pare_feu VPN | ファイアウォール VPN
data record | Daten Angaben Informationen Datensatz | datos información | données information | データ 情報 記録
personal data pii | personenbezogen Personendaten | datos_personales | données_personnelles à_caractère_personnel | 個人データ 個人情報
breach leak | - | - | - | 流出
file document | Unterlage Akte | expediente | dossier | -
archive record retain | archivieren Archiv | archivar archivo | archiver archive | 保管 アーカイブ
software program tool | Software Programm Werkzeug | programa software herramienta | logiciel programme outil | ソフト ソフトウェア ツール 道具
update upgrade | Aktualisierung Update | actualización | mise_à_jour mettre_à_jour actualiser | 更新 アップデート 最新
release version ship | Veröffentlichung Version herausgeben freigeben ausliefern Release | versión lanzamiento publicar lanzar | version publication publier sortie | リリース 公開 バージョン 配布
patch security fix | Sicherheitsupdate Patch Korrektur | parche corrección | correctif patch | パッチ 修正 更新プログラム
major minor patch version | Hauptversion Nebenversion | versión_principal versión_mayor | version_majeure version_mineure | メジャー マイナー
deprecate deprecated obsolete | veraltet abgekündigt | obsoleto en_desuso | obsolète déprécié | 非推奨 廃止予定
deprecation removal remove | Entfernung Wegfall | eliminación retirada | suppression retrait | 削除 廃止
branch merge pull request | zusammenführen Pull_Request mergen | fusionar solicitud_de_incorporación | fusionner demande_de_fusion | マージ 統合 プルリクエスト
commit contribution contribute contributor | Beitrag beitragen Beitragende mitwirken | contribuir contribución colaborador contribuyente | contribuer contribution contributeur | 貢献 寄与 コントリビューター
maintainer owner | Betreuer Verantwortliche Maintainer | mantenedor responsable | mainteneur responsable | 保守者 管理者 メンテナー
reviewer review approve | Prüfer Gutachter begutachten Review | revisor revisar revisión | relecteur relire relecture réviseur examiner | 査読 レビュー レビュアー 審査
approver approve | Genehmiger | aprobador | approbateur | 承認者
test testing qa | Test testen prüfen Prüfung | prueba probar ensayo | test tester essai | 試験 テスト 検査
manual manually hand | manuell von_Hand händisch | manual a_mano manualmente | manuel manuellement à_la_main | 手動 手作業
feature function functionality | Funktionalität Merkmal | funcionalidad característica | fonctionnalité | 特徴
bug defect error | Fehler Bug Mangel Defekt | error defecto fallo | bogue bug erreur défaut | バグ 誤り エラー
request | - | - | - | 申し込
approve approval authorize permission | bewilligen absegnen Einwilligung | consentimiento | - | 同意 決裁
reject decline refuse | zurückweisen | desestimar | décliner | 不承認
submit send file hand | einreichen abgeben einsenden vorlegen übermitteln abschicken | presentar entregar remitir | soumettre déposer envoyer remettre présenter | 提出 送付 出す 届け出
fill form | ausfüllen ausgefüllt | rellenar cumplimentar completar | remplir compléter | 記入 入力 書き込み
send mail post | schicken senden zuschicken verschicken zusenden | enviar mandar remitir | envoyer adresser expédier | 送る 送信 送付 郵送
answer reply respond response | antworten Antwort beantworten Rückmeldung | respuesta contestar | répondre | 回答 返答 返信 答え
confirm confirmation acknowledge | - | acuse | accusé | 承認 了承
process handle deal | bearbeiten Bearbeitung abwickeln verarbeiten | tramitar procesar gestionar | traiter traitement | 処理 手続き 対応
procedure process | Vorgang | trámite | démarche | 過程
review consider examine check | prüfen begutachten betrachten sichten | revisar examinar estudiar | examiner étudier revoir | 検討 審査 見直し
decision decide | Beschluss Entschluss | - | - | 決断 意思決定
owner ownership | - | titular | titulaire | 持ち主
responsible responsibility charge | verantwortlich zuständig Zuständigkeit Verantwortung | responsable encargado a_cargo | responsable chargé | 責任 担当 責任者
report | anzeigen | - | déclarer | 届け 申告
facility building site premise | Gebäude Standort Räumlichkeiten Anlage Einrichtung | edificio instalación local recinto | bâtiment locaux site installation | 建物 施設 設備 構内
room space | Platz | cuarto | - | 室 場所 空間
desk table | Arbeitsplatz | - | - | -
chair seat | Stuhl Sessel | silla | chaise fauteuil | 椅子
key card badge | Schlüssel Ausweis Zutrittskarte | llave tarjeta credencial | clé badge | 鍵 入館証 カード
door gate entrance | Tür Eingang Tor | puerta entrada | porte entrée | ドア 入口 玄関
visitor guest | Besuch | - | - | -
open opening | Öffnungszeit | - | - | 営業
close closed | - | - | fermeture | 休業 閉める
fire alarm evacuation | Feuer Brand Evakuierung Feueralarm | fuego incendio evacuación alarma | feu incendie évacuation alarme | 火災 避難 火事 警報
accident injury | Erste_Hilfe | primeros_auxilios herido | premiers_secours blessé | 応急 負傷
clean cleaning tidy | sauber putzen aufräumen reinigen Reinigung | limpiar limpieza ordenar | nettoyer nettoyage ranger propre | 掃除 清掃 片付け
noise quiet | leise Ruhe | tranquilo | silence | -
pet dog animal | Tier | animal | - | 動物
order deliver delivery | liefern Lieferung Zustellung | entrega entregar envío | livraison livrer | 配達 納品 配送
stock supply inventory | Vorrat Bestand Lager | existencias inventario | stock inventaire | 在庫 備蓄
customer client | Kundendienst Kundenservice | atención_al_cliente | service_client | 取引先 利用客
sale sell | Vertrieb | ventas | - | 営業 売却
marketing advertise | Werbung Marketing | publicidad mercadotecnia | publicité marketing | 広告 宣伝 広報
price cost | - | costar | coûter | 値段
tax | steuerpflichtig | - | - | -
donation donate charity | gemeinnützig | benéfico | caritatif | 慈善
audit auditor | Wirtschaftsprüfer | - | vérificateur | 会計監査
finance financial accounting | finanziell | - | - | 金融
fiscal business | Geschäftsjahr Wirtschaftsjahr | ejercicio año_fiscal | exercice année_fiscale | 会計年度 事業年度 年度
government agency authority | Behörde Regierung Amt | gobierno autoridad administración organismo | gouvernement autorité administration organisme | 政府 当局 官庁 行政
union council | - | comité_de_empresa | comité_entreprise | 労働組合
diversity inclusion equity | Vielfalt Inklusion Gleichstellung | diversidad inclusión equidad | diversité inclusion équité | 多様性 包摂 公平
disability disabled | - | discapacitado | - | -
gender sex | - | género | genre | 性別 ジェンダー
race ethnicity | Herkunft Rasse ethnisch | raza etnia | race origine ethnique | 人種 民族
relative family | Familienangehörige | allegado | membre_de_la_famille | 扶養
student university school | Student Studierende Universität Schule Hochschule | estudiante universidad escuela | étudiant université école | 学生 大学 学校
degree diploma | Diplom Zeugnis | - | - | 卒業
certificate certification attest | Bescheinigung Zertifikat Attest Zeugnis bescheinigen | certificado acreditación | certificat attestation | 証明書 診断書 認定 資格
certificate note | ärztlich Krankschreibung krankschreiben | parte_médico justificante_médico | certificat_médical arrêt_maladie | -
appointment visit | Arzttermin | consulta | rendez_vous consultation | 診察 通院 受診 予約
symptom illness sick | Symptom krank erkranken Krankheitstag Krankheitsfall | síntoma enfermar enfermedad | symptôme tomber_malade maladie | 症状 病気 体調不良 体調
mental wellbeing | psychisch seelisch Wohlbefinden | mental bienestar | mental bien_être | 精神 メンタル 幸福
counseling therapy therapist | Beratung Therapie Therapeut | terapia asesoramiento psicólogo | thérapie conseil psychologue | 相談 療法 カウンセリング
emergency | Notfallkontakt | contacto_de_emergencia | contact_urgence personne_à_prévenir | 緊急連絡先
home household | Zuhause Haushalt daheim | casa vivienda | foyer domicile maison | 自宅 家庭 在宅
remote telework | Heimarbeit Telearbeit Fernarbeit ferngesteuert aus_der_Ferne | a_distancia teletrabajo trabajo_remoto | télétravail à_distance | 在宅勤務 テレワーク 遠隔 リモートワーク
coworking | - | espacio_compartido | espace_partagé | -
internet connection | Internetanschluss Verbindung Anschluss | conexión | connexion | 接続 回線 通信
book magazine | Buch Bücher Zeitschrift | libro revista | livre revue | 書籍 図書
subscription subscribe | - | - | - | 定期購入
newsletter announcement announce | Ankündigung ankündigen Rundschreiben bekanntgeben Bekanntgabe | anuncio anunciar boletín | annonce annoncer bulletin | 発表 告知 お知らせ
blog post article | Blogbeitrag Beitrag | entrada artículo | billet article | 記事 ブログ
interview exit | Austrittsgespräch Abschlussgespräch | entrevista_de_salida | entretien_de_départ | 退職面談
retreat offsite trip | Klausur Firmenreise Betriebsausflug | retiro viaje_de_empresa | séminaire voyage_entreprise | 合宿 社員旅行
party celebration celebrate | feiern Fest | celebración celebrar | célébration fêter | 祝う パーティー 懇親会
anniversary birthday | Jubiläum Geburtstag Jahrestag | aniversario cumpleaños | - | 記念日 誕生日 周年
dress clothing | kleiden Kleiderordnung | - | - | 衣服
parental leave | Elternteil Elternurlaub | progenitor | - | 育児休業
adopt adoption foster | adoptieren Adoption Pflegekind | adoptar adopción acogida | adopter adoption accueil | 養子縁組 里親
spouse partner wife husband | Ehemann Ehefrau Gatte Lebensgefährte | marido esposa cónyuge | mari épouse époux | 夫 妻 配偶者
grandparent | - | - | grands_parents | -
accept | hinnehmen | - | - | 認め
accompany | begleiten mitkommen | acompañar | accompagner | 同伴 付き添
achieve attain | erreichen erzielen schaffen | lograr alcanzar conseguir | atteindre réaliser parvenir | 達成 到達 実現
add | aufnehmen hinzu mitversichern | incluir | inclure | 付け加え 足す
admit | zulassen einlassen | admitir dejar_entrar | admettre laisser_entrer | 認め 入れ
advise recommend suggest | raten empfehlen anraten Empfehlung ratsam | aconsejar recomendar recomendable conviene | conseiller recommander recommandé | 勧め 推奨 助言 アドバイス
agree consent | zustimmen | estar_de_acuerdo pactar | accepter accorder | 賛成
announce | bekannt_geben verkünden | dar_a_conocer | faire_savoir | 知らせ
apply valid | anwenden Anwendung Geltung | aplicar regir valer | appliquer valoir | 適用 当ては 該当
arrange organize plan | arrangieren vereinbaren organisieren regeln | organizar concertar disponer arreglar | organiser arranger convenir | 手配 調整 準備
arrive | - | - | - | 着く
assign allocate | zuordnen beauftragen | encargar atribuir | assigner confier | 任命 指定
attempt | probieren | procurar tratar | essayer | 試す 努め
avoid prevent | meiden umgehen | prevenir | prévenir | 避け 防ぐ 防止 回避
base | beruhen richten richtet sich_richten abhängen | depender | baser dépendre reposer fonder | 依存 応じ
become | - | volverse | - | -
begin commence | beginnen Beginn starten Anfang | empezar comenzar inicio comienzo | commencer début démarrer | 始め 始ま 開始
bring | - | - | - | 連れ
borrow loan lend | ausleihen verleihen Darlehen | prestar préstamo tomar_prestado | emprunter prêter prêt | 借り 貸し 貸出 貸与
break split | brechen zerbrechen aufteilen | romper dividir | casser rompre | -
build | aufbauen | - | bâtir | 建て
calculate compute | berechnen errechnen Berechnung ausrechnen | calcular cálculo | calculer calcul | 計算 算出
cancel withdraw revoke | absagen stornieren Stornierung widerrufen zurückziehen streichen | cancelar anular revocar retirar | annuler annulation révoquer retirer | キャンセル 中止 撤回 解約
care | pflegen kümmern sorgen betreuen Sorge | encargarse ocuparse | occuper soigner prendre_soin | 面倒 気を付
cause lead | Ursache | causa | cause | 原因 招く
change modify | Wechsel verändern umstellen | cambio variar | changement évoluer | 変わ 変え 変化
check | - | consultar mirar | consulter regarder | 調べ 見て
choose pick select | wählen | seleccionar | sélectionner | 選ぶ 選定
claim request | beanspruchen geltend_machen fordern | solicitar | demander | 主張
collect gather pick | sammeln abholen einsammeln erheben | recoger recopilar reunir | recueillir collecter récupérer | 集め 収集 回収 受け取
combine join | kombinieren verbinden zusammenlegen | combinar juntar unir | combiner cumuler joindre | 組み合わせ 併せ 統合
commit promise | verpflichten zusagen versprechen | comprometerse compromiso | engager engagement promettre | 誓約 確約
communicate | mitteilen | - | - | 伝え 連絡
compare | - | - | - | 比べ
compensate | ausgleichen kompensieren | indemnizar | - | 埋め合わせ 代休
complete finish | fertigstellen beenden erledigen fertig | completar terminar acabar finalizar concluir | achever compléter finir | 完了 終え 終了 完成 仕上
comply obey adhere | einhalten befolgen beachten halten | cumplir respetar acatar seguir | respecter se_conformer observer suivre | 守る 従う 遵守 順守
conduct run | durchführen abhalten führen | realizar llevar_a_cabo efectuar | mener effectuer réaliser conduire | 実施 行う 行わ 執り行
connect link | verbinden anschließen | conectar enlazar | connecter brancher | 接続
consider think | berücksichtigen erwägen betrachten überlegen | considerar tener_en_cuenta plantearse | considérer envisager tenir_compte | 考慮 検討 考え
consist | umfassen | consistir formar | se_composer comporter compte | 成る 含ま
contain | beinhalten umfassen einschließen | contener abarcar | contenir comprendre comporter | 含ま 入って
continue | weiterführen andauern fortführen | proseguir | - | -
contribute | beisteuern | aportar | apporter | -
convert change | umwandeln umrechnen umgewandelt | convertir transformar | convertir transformer | 変換 換算 転換
convince persuade | überzeugen | convencer | convaincre | 説得
copy | abschreiben | - | - | -
count | - | computar | décompter | カウント
damage harm | beschädigen beschädigt schädigen | dañar estropear | dommage dégât endommager abîmer | 損害 破損 損傷 被害
deal handle | umgehen befassen | tratar ocuparse | gérer | 対処 取り扱
deduct subtract withhold | abziehen abgezogen einbehalten Abzug | descontar deducir retener | déduire retenir prélever décompter | 差し引 控除 天引き
defend | verteidigen | defender | défendre | 防御 擁護
define | - | - | - | 定め
delete remove | beseitigen | - | - | 消す
depend | je_nach | - | - | -
deploy deployment roll | ausrollen bereitstellen Bereitstellung | desplegar despliegue | déployer déploiement | 展開 デプロイ 配備
describe | darstellen | - | - | -
design | entwerfen Gestaltung | - | - | -
destroy shred dispose | vernichten zerstören entsorgen schreddern | destruir triturar desechar | détruire jeter broyer éliminer | 破棄 廃棄 処分
detect notice discover | erkennen bemerken entdecken feststellen auffallen | detectar descubrir advertir | détecter découvrir remarquer constater | 発見 検知 検出 気付
differ vary | unterscheiden abweichen variieren verschieden | diferir variar distinto diferente | différer varier différent | 違い
discuss talk | diskutieren erörtern bereden | discutir tratar comentar | débattre aborder | 議論 討議
display | aufhängen | mostrar exhibir | afficher montrer | 表示 掲示
dispose throw | wegwerfen entsorgen | tirar desechar | jeter | 捨て
divide split | teilen | - | partager | -
document record | dokumentieren festhalten Dokumentation | documentar registrar anotar | documenter consigner enregistrer | 記録 文書化
doubt | - | - | - | 疑い
draft write | Entwurf | borrador | brouillon ébauche | 草案 下書き 原案
earn | - | cobrar | toucher | -
edit | redigieren | modificar | éditer | -
elevate raise | anheben erhöhen | elevar | élever relever | 引き上げ
embed | einbetten | incrustar | intégrer | 埋め込
emphasize stress | betonen hervorheben | recalcar subrayar destacar | souligner insister | 強調
encourage motivate | ermutigen motivieren anregen | animar alentar fomentar motivar | encourager inciter motiver | 奨励 励ま
end finish expire | enden Ende auslaufen beenden | terminar acabar fin finalizar | finir fin se_terminer achever | 終わ 終了 満了
engage | einbeziehen | comprometer contratar | engager | 従事
ensure sure guarantee | dafür_sorgen garantieren | asegurarse | - | 確保 必ず
equip | ausstatten ausrüsten | equipar dotar | équiper doter | 備え
establish | errichten | crear | créer | 設け
evaluate assess | bewerten auswerten | - | apprécier | -
exceed | - | rebasar | - | -
exchange | umtauschen | canjear | - | 両替
exclude except | ausschließen ausnehmen | excluir exceptuar | exclure excepter | 除く 含まない
exist | existieren | - | - | -
expand extend | ausbauen | expandir | élargir | -
expect anticipate | erwarten vorsehen | esperar | attendre | 期待
expire run | ablaufen auslaufen verfallen | caducar vencer expirar | expirer arriver_à_échéance | 満了 期限切れ 失効
extend prolong | - | alargar prolongar | - | 延ばす
fail miss | versäumen scheitern unterlassen | fracasar no_lograr incumplir | échouer manquer omettre | 失敗
find locate | finden auffinden | encontrar hallar | trouver | 見つけ 探し
focus concentrate | konzentrieren Schwerpunkt | centrarse enfocar | se_concentrer axer | 集中 重点
follow | nachfolgen | - | - | -
gather meet | - | - | se_réunir | -
generate produce | generieren | generar producir | générer produire | 生成 発生
grant award | gewähren bewilligen erteilen vergeben | conceder otorgar | accorder octroyer | 付与 与え 授与
guarantee | zusichern | - | - | -
guess | raten vermuten | adivinar suponer | deviner supposer | 推測
handle treat | handhaben | manejar gestionar | manipuler gérer | 扱う 取り扱い
hang | hängen aufhängen | colgar | accrocher suspendre | 掛け
happen occur place | passieren geschehen stattfinden stattfindet vorkommen erfolgen auftreten | ocurrir suceder tener_lugar celebrarse producirse | se_produire avoir_lieu se_passer survenir arriver | 起こ 起き 発生 開催 行われ
help assist | behilflich beistehen | auxiliar | - | -
hide conceal | verbergen verstecken | ocultar esconder | cacher dissimuler | -
hold | - | - | - | 持つ 開く
hope | hoffen hoffentlich | esperar ojalá | espérer | 望む 願う
identify recognise | identifizieren | identificar reconocer | identifier reconnaître | 特定 識別
implement | durchführen einführen | - | appliquer instaurer | 導入
indicate state | angeben anzeigen hinweisen | indicar señalar | indiquer préciser signaler | 示す 指示 表示 明記
influence affect | - | - | influencer | -
insist | darauf_bestehen beharren | insistir | insister | 主張 強く求
install | einbauen | - | - | -
intend plan | beabsichtigen vorhaben planen | tener_intención pretender pensar | avoir_intention compter prévoir | 予定 意図
interrupt | Unterbrechung stören | - | - | 妨げ 割り込
join enter | dazukommen anschließen | afiliarse | adhérer | 入社 加入 入会
judge | beurteilen | - | - | -
keep | halten | - | tenir | 取っておく
launch | lancieren Start | poner_en_marcha | démarrer | 開始 起動
lead run | leiten anführen | dirigir liderar encabezar | diriger | 率い 主導
learn | erlernen | enterarse | - | 習得 知った
leave | weggehen scheiden | irse | en_aller | 去る 離れ 出て
limit restrict cap | begrenzen beschränken limitieren Obergrenze Höchstgrenze einschränken | limitar restringir tope | limiter restreindre plafonner plafond | 限る 限定 上限
list enumerate | auflisten aufführen Liste aufzählen | enumerar lista listar | énumérer liste lister | 一覧 列挙 リスト
live reside | leben | - | - | 住む 住んで
look search | suchen schauen | buscar mirar | chercher regarder | 探す 見る
maintain | instand_halten | - | - | -
make | herstellen | fabricar | fabriquer | 作る
manage run administer | verwalten leiten managen steuern | gestionar administrar dirigir | gérer administrer | 管理 運営 経営
mark | vermerken eintragen | anotar | indiquer noter | 記す
match correspond | entsprechen übereinstimmen passen | coincidir corresponder | correspondre concorder | 一致 合う
mean signify | bedeuten heißen | significar | signifier vouloir_dire | 意味
mention name | erwähnen angeben | mencionar nombrar | mentionner citer | 言及 挙げ
meet satisfy fulfil | treffen entsprechen | satisfacer reunir | satisfaire répondre | 満たす 満たし 会う
miss | - | perderse | - | 逃す 見逃
monitor watch | überwachen beobachten Überwachung | supervisar monitorizar seguimiento | suivre surveillance | 監視 見守
move | versetzen | desplazar | transférer | 動か 異動
negotiate | verhandeln aushandeln | negociar | négocier | 交渉
notice | merken | notar darse_cuenta | apercevoir | 気づく
object oppose | einwenden | - | objecter | -
observe watch | einhalten | observar | observer | 観察
obtain | einholen beschaffen | conseguir | se_procurer | 入手
occur arise | auftreten vorkommen entstehen eintreten | ocurrir surgir producirse | survenir se_produire surgir | 生じ
offer | bieten bereitstellen | brindar proporcionar | fournir | -
operate run | bedienen arbeiten | funcionar manejar | fonctionner | 操作 稼働
order command | anordnen bestellen | ordenar pedir | ordonner commander | 命令 注文
organize arrange | veranstalten ausrichten | - | - | 主催 整理 組織
overcome | überwinden | superar | surmonter | 克服
participate | - | tomar_parte | prendre_part | -
pass approve adopt | verabschieden annehmen bestehen angenommen | aprobar pasar superar | adopter passer réussir | 可決 合格 通過
perform | ausführen leisten verrichten | desempeñar ejecutar | exécuter accomplir | 遂行 実施
permit | genehmigen | - | - | 許す
place | - | - | - | 置く 設置
plan intend | vorsehen einplanen | planear planificar prever | planifier | 計画
play | spielen | jugar | jouer | 演奏
possess | besitzen verfügen | poseer disponer | posséder disposer | 所持 有する
prefer favor | vorziehen lieber | preferir | préférer | 好む 優先 望まし
prepare | zubereiten | - | - | 支度
present | vorzeigen vorweisen | mostrar exhibir | montrer | 見せ
prevent stop | verhindern vorbeugen unterbinden | impedir prevenir | empêcher prévenir | 防ぐ 防止 阻止
print | - | - | - | プリント
promise commit | - | prometer | - | -
promote | fördern bewerben | promover fomentar | favoriser | 促進 推進
propose suggest | anregen | - | - | 提議 申し出
prorate proportional share | anteilsmäßig zeitanteilig | - | - | 日割り 比例
prove demonstrate | - | - | attester | -
provide supply | bereitstellen liefern versorgen stellen zur_Verfügung | proporcionar facilitar dar | donner procurer mettre_à_disposition | 提供 支給 用意 供給
pull draw | - | tirar | - | 引く
push press | drücken | empujar | pousser | 押す
put | - | - | - | 置く
raise increase | erheben aufwerfen vorbringen | plantear elevar | soulever relever | 提起 上げ
reach arrive | erreichen | alcanzar | atteindre joindre | 達し 着く
realize notice | - | - | se_rendre_compte réaliser | 気づ 実現
receive obtain | empfangen kriegen | percibir cobrar | percevoir toucher | 受信 受け
recognise acknowledge | anerkennen erkennen | - | reconnaître | 認識 認定 表彰
recommend advise | nahelegen | - | préconiser | 薦め
record log | aufzeichnen erfassen vermerken protokollieren eintragen | registrar grabar anotar | enregistrer consigner noter | 記録 録音 登録
recover restore | erholen genesen | - | se_rétablir | 取り戻
recycle | recyceln wiederverwerten | reciclar | recycler | 再利用 リサイクル
refer | hinweisen | referirse consultar | se_référer consulter | 言及
refuse decline | weigern | negarse rehusar | - | 拒む
register enrol | - | registrarse apuntarse | - | -
relate | betreffen | referirse concernir afectar | concerner porter_sur | 関する 関わる
release publish | herausbringen erscheinen erscheint | salir | sortir paraître | 発売 出る
remind | mahnen | - | relancer | 念押し 思い出させ
remove delete | wegnehmen streichen entziehen | retirar | enlever ôter | 外す 外さ
renew | Erneuerung | - | - | 刷新
rent lease | Miete vermieten | alquiler arrendar | loyer location | 家賃 借りる 賃貸
repeat | erneut | - | - | -
replace substitute | ersetzen austauschen ablösen | reemplazar | - | 交換 置き換え 取り替
represent | repräsentieren | - | - | 表す
reserve | zurückhalten vorbehalten | - | - | 留保
resolve solve settle | lösen beheben klären beilegen | resolver solucionar | résoudre régler | 解決 解消
respond react | antworten | responder | répondre | 返答
restrict limit | - | - | - | 規制
result lead | führen ergeben | dar_lugar conllevar resultar | aboutir entraîner résulter | 結果
resume continue | wieder_aufnehmen fortsetzen | reanudar retomar | reprendre | 再開
return | wiederkommen | - | - | 戻る 帰る 戻す
reuse | - | - | - | 使い回
reveal disclose | verraten offenbaren | desvelar | dévoiler | 明らか
review check | durchsehen | - | réviser | 見直
reward | - | recompensar | récompenser | 報酬 褒美
run operate | laufen ausführen dauern | ejecutar durar | exécuter durer | 実行 動作
save store | sparen sichern | ahorrar | enregistrer économiser sauvegarder | 節約
say state | sagen angeben | decir afirmar | dire affirmer | 言う
schedule plan | ansetzen terminieren | programar agendar | programmer prévoir | 日程 設定
search | durchsuchen | - | - | -
secure protect | sichern | asegurar proteger | sécuriser protéger | 確保
separate | trennen | separar por_separado | séparer à_part distinct | 分け 分離
serve | dienen | - | - | -
set fix | festsetzen einstellen setzen | fijar establecer | fixer établir régler | 設定 定め 決め
share divide | mitteilen gemeinsam_nutzen weitergeben | compartir | - | 共有 分け 分担
show display | zeigen | enseñar | - | 見せ
sign subscribe | unterzeichnen unterschreiben | firmar suscribir | signer | 署名
skip omit | überspringen auslassen weglassen | omitir saltarse | sauter omettre | 飛ばす 省略
solve resolve | - | - | - | 解く
specify state | spezifizieren | especificar | spécifier | 指定
spend | - | dedicar | consacrer | 費やす 過ごす
stay remain | aufhalten Aufenthalt | estancia | séjourner séjour | 滞在 留ま
stop | einstellen | - | stopper | -
store | - | - | ranger | -
strengthen | stärken | reforzar fortalecer | renforcer | 強化
study examine | studieren | - | - | 勉強 研究
submit present | einreichen | someter | soumettre | 提出
suffer | erleiden | - | subir | -
suggest propose | nahelegen | - | - | 示唆
suit fit | passen eignen geeignet | convenir adecuado apto | convenir adapté approprié | 合う 適した 適する
supervise oversee | beaufsichtigen überwachen Aufsicht | supervisar | superviser encadrer | 監督 指揮
supply | - | abastecer | approvisionner | -
suspend pause | aussetzen unterbrechen suspendieren ruhen | suspender | - | 停止 休止
take | einnehmen | - | - | 取得
tell | erzählen | - | raconter | -
think believe | denken meinen | pensar | penser | 思う
track | - | - | tracer | -
transfer move | übertragen verlegen | transferir | muter | 移す 転送 譲渡
travel | - | - | se_déplacer | -
try attempt | ausprobieren | probar | - | -
turn | wenden | volver | - | -
unsubscribe leave opt | abmelden austreten | darse_de_baja baja | se_désinscrire se_désabonner | 退会 解除
use utilise employ | nutzen benutzen verwenden gebrauchen Nutzung einsetzen Verwendung | usar utilizar emplear uso | utiliser employer se_servir usage | 使用 利用 使う 用い
vary differ | schwanken | - | - | 変動
visit | - | - | - | 来訪
wake | wecken | despertar | réveiller | 起こ
want wish | - | - | - | 欲し
warn | - | avisar | prévenir | -
wash | waschen | lavar | laver | -
watch | - | ver | - | 見る
wear | anziehen | - | - | 着る
withdraw pull | zurückziehen abheben | retirar | retirer | 取り下げ 引き出 撤退
work function | arbeiten | trabajar | travailler marcher | 機能
worry | sorgen beunruhigen | preocupar | inquiéter | -
able capable | imstande in_der_Lage fähig | en_condiciones | en_mesure apte | -
additional extra | weiter Zusatz | complementario | complémentaire | 余分 さらなる
appropriate suitable | - | oportuno | adapté | ふさわし
available free | verfügbar erreichbar vorhanden | disponible | disponible | 利用可能 使える 空き
bad poor | schlimm | mala | - | -
beautiful nice | nett | bonito agradable | beau agréable | 美し
best | - | - | - | 最適
better | - | - | - | より良
big large great | groß | grande | grand gros | 大き 大規模
cheap low | billig günstig | barato | bon_marché pas_cher | -
clear clearly | - | claramente | clairement nettement | 明らか
close near | - | cercano próximo | - | 近い 近く
cold | kalt | frío | froid | -
daily | tagtäglich | - | journalier | 毎日 日常
dark | dunkel | oscuro | sombre obscur | -
dead die | tot sterben | muerto morir | mort mourir | -
deep | tief | profundo | profond | -
different | - | diverso | - | -
difficult hard | - | - | - | 難し
early | vorzeitig | pronto antelación | anticipé précoce | 早い
easy | mühelos | fácilmente | facilement aisé | 易し
essential vital | wesentlich unerlässlich unentbehrlich | esencial imprescindible | essentiel indispensable | 不可欠 必須 肝要
expensive costly | teuer kostspielig | caro costoso | cher coûteux onéreux élevé | 高価 高い 高額
external outside outsider | extern außen | externo exterior | externe extérieur | 社外
famous | berühmt bekannt | famoso | célèbre | 有名
flexible | - | - | souple | -
foreign abroad | fremd | - | - | -
formal official | - | - | - | 形式的
fresh | frisch | fresco | frais | 新鮮 新しい
friendly | freundlich | amable amigable | amical aimable | 友好的 親切
general | generell | - | - | -
good | - | - | - | 良好
hard difficult | hart | - | - | 厳し
heavy | schwer | pesado | lourd | -
impossible | unmöglich | imposible | impossible | 不可能 無理
internal inside | intern | interno | interne | 社内
large big | - | amplio | important | 大型 多額
late delay | spät Verspätung nachträglich | tarde tardío retraso | tardif | 遅れ 遅い 遅刻
light | leicht | ligero | léger | -
local | ortsüblich | - | - | -
long | - | mucho_tiempo | - | -
low small | niedrig | - | bas faible | 少な
main principal | hauptsächlich wichtigste Haupt | principal | principal | 主な 主要
minimum | Untergrenze | - | plancher | 下限
modern | - | - | - | 近代 最新
monthly | - | - | - | 月々 月額
hourly | - | por_hora | par_heure | -
natural | natürlich | natural | naturel | -
near close | in_der_Nähe | - | - | -
new recent | neu neuartig | nuevo reciente | nouveau neuf récent | 新し 新規 新た
normal regular | normal üblich | normal | normal ordinaire | 普通 正規
old former | alt | viejo | vieux | -
open public | offen | abierto | ouvert | -
possible | denkbar | - | - | あり得
positive good | positiv | positivo | positif | 肯定的 前向き
private | - | particular | - | 私的
professional | - | - | - | 専門的
recent latest | - | - | - | 直近
regular regularly | - | - | - | 規則的
relevant | zutreffend | - | correspondant | -
reasonable fair | angemessen vernünftig zumutbar | razonable | raisonnable | 妥当 合理的
serious grave | ernst schwer ernsthaft | grave serio | grave sérieux | 深刻 重大 真剣
several multiple many | etliche vielfach | múltiples | multiples | 複数 いくつか 数
similar | - | semejante | comparable | 似た
simple easy | schlicht | - | - | 単純
small | - | - | - | 少し
special | - | - | - | 特定
strict strictly | unbedingt | - | rigoureux | 厳し
sudden suddenly | plötzlich | repentino de_repente | soudain | 突然
sure | gewiss | - | certain | -
total | Summe | en_total | au_total | -
unclear | - | poco_claro confuso | pas_clair | 不明確
urgent urgently | dringlich | - | - | -
usual | gewohnt | usual | - | -
useful | hilfreich | - | - | 便利
written writing | - | por_escrito | par_écrit | -
wrong incorrect | - | erróneo | - | 間違
almost nearly | fast beinahe nahezu | casi | presque quasi | ほとんど
repeat | nochmals | otra_vez de_nuevo nuevamente | de_nouveau nouveau | 再び もう一度 再度
anytime | zu_jeder_Zeit | en_cualquier_momento cualquier_momento | à_tout_moment importe_quand tout_moment | -
anybody | - | cualquier_persona | importe_qui tout_le_monde | だれでも
especially | besonders insbesondere vor_allem | especialmente sobre_todo en_particular | surtout notamment particulièrement | 特に とりわけ
exactly precisely | - | exactamente | exactement précisément | ちょうど 正確に
finally eventually | schließlich endlich zuletzt | finalmente por_fin | enfin finalement | 最後に 最終的
frequently often | - | a_menudo | - | -
hardly rarely seldom | kaum selten | apenas rara_vez | à_peine rarement | めったに ほとんど
later | danach nachher | después más_tarde | plus_tard après | その後
mainly mostly primarily | hauptsächlich vorwiegend überwiegend größtenteils | principalmente sobre_todo mayoritariamente | principalement surtout | 主に 主として
maybe perhaps possibly | vielleicht möglicherweise eventuell | quizá quizás tal_vez posiblemente | peut_être éventuellement | かもしれ もしかすると
meanwhile | inzwischen währenddessen | mientras_tanto | entre_temps | その間
now | nun | - | - | -
early beginning | Anfang Monatsanfang Jahresbeginn Monatsbeginn | principio principios a_principios | début_de | 月初 年初 初旬 初頭
end late | Ende Monatsende Jahresende | finales a_finales fin_de | fin_de | 月末 年末
middle mid | - | en_medio | - | -
outside | - | fuera_de | en_dehors | 時間外
inside | - | - | à_intérieur | -
together jointly | zusammen | juntos conjuntamente | conjointement | 一緒 共に 合同
separately | - | - | - | 別途 個別
twice double | zweimal | dos_veces | deux_fois | 2回 二度
quarter fourth | Viertel | cuarta_parte | quart | 四分の一
dozen twelve | Dutzend | docena | douzaine | ダース
number | Menge | cantidad | quantité | 数量
amount sum | - | - | - | 合計
rate percentage share | Quote | tarifa | - | 単価
side | Teil | - | partie | -
way manner | Art Weise | modo forma | manière façon | 方法
place location | Stelle Platz | sitio | - | 拠点
country nation | Land Staat | país | pays | -
weather | - | clima | temps | 天候
food | Lebensmittel | alimento | aliment | 食品
clothes | Kleider | - | vêtements | -
house | - | casa | maison | -
street road | - | calle carretera | rue route | 道路 通り
thing item | Ding | - | - | -
problem issue | Schwierigkeit | - | souci | 課題
question | - | cuestión | - | 疑問
reason ground cause | Gründe Anlass | razón | raison | -
goal target | Zweck | fin | - | 目的
benefit perk advantage | Leistung Vergünstigung Zusatzleistung Sozialleistung | beneficio prestación ventaja | avantage prestation | 福利厚生 特典 給付
role job | Rolle Funktion | papel función rol | rôle fonction | 役割 役職 ロール
job profession occupation | Beruf Job Stelle Beschäftigung | empleo oficio profesión | métier emploi profession | 職業 仕事 職種
employ employment | beschäftigen Beschäftigung Arbeitsverhältnis Anstellung | empleo emplear relación_laboral | emploi employer | 就業
workday weekday business | Werktag Arbeitstag Wochentag wochentags werktags | día_laborable día_hábil entre_semana laborable hábil | jour_ouvré jour_ouvrable en_semaine ouvré ouvrable | 平日 営業日 勤務日
next | kommend | - | - | 次の
least minimum | wenigstens | al_menos por_lo_menos como_mínimo | au_moins au_minimum | 少なくとも 最低でも
maximum | - | como_máximo a_lo_sumo | au_plus au_maximum | 最大で 多くても
consecutive continuous row | aufeinanderfolgend zusammenhangend | seguido consecutivo | consecutif | -
enough sufficient adequate | ausreichen | suficientes | suffisamment | -
family dependent relative | angehoren angehorig | - | - | -
seat position | sitzen | - | - | -
fill complete | besetzt besetzung | - | pourvu | -
subsequent | nachfolger nachfolge nachfolgen | - | - | -
stay remain | bleibe | - | - | -
hotel accommodation night | ubernachten | - | - | -
prompt | aufgefordert | - | - | -
employee staff worker | mitarbeiten | - | - | -
first aid | - | auxilio | - | -
all | samtlich | - | - | -
amend amendment change adapt adjust modify | anpassung | - | - | -
responsible responsibility assign owner relevant related | zustandigkeit | - | - | -
engage engagement | beauftragte beauftragter engagiert | - | - | -
phone telephone | telefonisch | telefonico | telephoner | -
necessary required | gebraucht gebrauchen | - | - | -
reimburse refund cover merge pay | ubernimmt | - | - | -
remaining rest remain left | ubrigen | - | - | -
exhaust use up | erschopft | agotador | epuisant | -
disable deactivate off turn shut | abgeschaltet | - | - | -
earn accrue collect | verdient | - | - | -
carry roll forward over | ubertragung | - | - | -
assessment evaluation judge judgment | beurteilen | - | - | -
same | selber | - | - | -
set specify determine | vorgabe | - | - | -
notice notify inform tell share say | mitteilung | - | - | -
appreciate thank | - | agradecimiento | remerciement | -
mean | bedeutung | significado | - | -
skill ability able | fahig | - | - | -
create build produce | erstellung | - | - | -
connect combine | verbunden | - | - | -
identity identification badge card | ausweisen | - | - | -
private personal | eigener | - | - | -
split divide distribute spread | verteilung verteilt | - | - | -
special | besonderer | especialmente | - | -
choose select pick | auswahl | - | - | -
evidence proof | nachweisen beweisen | - | - | -
receipt | belegen | - | - | -
fail failure outage interruption downtime | ausfallen ausfalle | - | - | -
multiple several various | verschieden | diverso | - | -
consider want like wish | gewunscht | deseado | - | -
preference prefer favor | bevorzugt | - | - | -
maintainer | betreuen | - | - | -
reject refuse decline oppose turn | ablehnung | - | - | -
preference prefer | lieben | - | - | -
arrive come reach receive | ankommend | - | - | -
attach | anhangig | - | - | -
change rotation rotate move exchange switch | wechsel | - | - | -
inventory stock | lagern | - | - | -
choose select vote elect election | wahler | - | - | -
afternoon evening | nachmittags | - | - | -
leave time off absence | freistellen | - | - | -
reimburse refund cover | zuruckerstatten | - | - | -
return refund | ruckerstatten | - | - | -
cost price expense fee | ausgabe | costear costar | couter | -
mileage kilometer mile | meilen | - | - | -
note short message memo | notizen | - | - | -
agree agreement consent | einigkeit | - | - | -
add amend amendment change | erganzung | - | - | -
sign signature contract | unterschrieben | - | - | -
share option stock equity | aktie | - | - | -
responsible responsibility | verantwortliche | - | - | -
approve approval permission authorize authorization | genehmiger | aprobador | approbateur | -
submission submit application | einsenden | - | - | -
considerable significant | betrachten | - | - | -
certificate note | bescheinigen | - | attester | -
sick note | krankschreiben | - | - | -
sick leave | krankheitstag | - | - | -
after following subsequent | anschliessen | - | - | -
proceed | fortfuhren | - | - | -
design shape | gestaltung | - | - | -
device equipment asset | ausstatten ausrusten | - | - | -
interrupt pause | unterbrechung | - | - | -
player | spielen | - | - | -
provide | verfugen | - | - | -
reuse | wiederverwerten | - | - | -
late delay later | verspatung | - | - | -
usually generally normally | gewohnt | - | - | -
difficult hard | schwierigkeit | - | - | -
reach achieve accomplish | - | alcanza | - | -
busy | - | ocupar ocuparse | occuper | -
performance review | - | desempenar | - | -
parking | - | plaza | - | -
overtime hour | - | extraordinario | - | -
resign quit leave waive | - | renuncia | - | -
replace exchange | - | sustituye reemplazo | - | -
manage | - | administrativo | - | -
intern internship | - | becarios | - | -
add | - | sumarse | - | -
joint together | - | conjuntamente | - | -
continue keep | - | continua | - | -
equal same | - | igualmente | - | -
reduce reduction lower decrease | - | disminuir | diminuer baisser | -
reservation book | - | reservado | - | -
allow accept | - | admite | admis | -
authority authorize | - | facultativo | - | -
require need demand | - | exigido | - | -
available able possible reachable | - | localizar disponer | - | -
notice notify inform tell communicate | - | comunicarse | - | -
lead route | - | dirigirse | - | -
accrue accumulate vest | - | devengado | - | -
lose loss forfeit miss absent expire | - | perderse | - | -
value | - | valoracion | - | -
speak talk discuss | - | conversacion | - | -
instruct specify specified | - | indicacion | - | -
observe | - | observacion | - | -
full whole entire | - | enterado enterarse | - | -
conduct behavior | - | comportarse | comporter | -
link connect | - | vinculo | - | -
respect observe | - | respeto | - | -
partnership | - | asociar | - | -
director head lead | - | directora | - | -
medium middle | - | mediano | - | -
coordinate agree agreement consent | - | acordarse | - | -
split divide deliver | - | reparto | - | -
correct right proper | - | correctamente | correctement | -
close | - | intimidad | - | -
end finish final | - | finalidad finalmente finales | - | -
badge | - | acreditar | - | -
safe | - | seguramente | - | -
trust rely | - | confiado | - | -
reject refuse decline deny | - | denegacion | rejet | -
reject refuse decline | - | rechazo | refus | -
lock block screen | - | bloqueado | bloque | -
degree diploma title | - | titulacion | - | -
regardless independent | - | independiente | - | -
reset restart | - | reinicio | - | -
ensure guarantee make sure secure | - | asegurado asegurarse | - | -
settle | - | liquidacion | - | -
note short message | - | apuntes apuntarse | - | -
grade mark note short message memo | - | notas notar | notes | -
facilitate facilitator | - | moderar | - | -
propose nominate suggest applicant apply application | - | postularse | - | -
delete remove destroy dispose | - | eliminacion | - | -
revoke withdraw remove retire | - | retirada | - | -
mental | - | psicologo | - | -
buddy | - | acompanar | - | -
recommend advise encourage | - | recomendable | - | -
return | - | volverse | - | -
meeting committee board council | - | juntar | - | -
severance | - | indemnizar | - | -
laptop computer compute | - | computar | - | -
hardware equipment asset | - | equipar | - | -
fail failure | - | fracasar | - | -
celebrate celebration hold | - | celebrarse | - | -
reward award | - | recompensar | recompenser | -
subscription subscribe | - | suscribir | - | -
dedicated | - | dedicar | - | -
concern worry | - | preocupar | - | -
bad poor wrong | - | mala | - | -
death bereavement | - | muerto | - | -
easy simple | - | facilmente | facilement | -
friend | - | amigable | - | -
weight | - | pesado | - | -
exact precise accurate | - | exactamente | - | -
main primary major big first | - | principalmente | - | -
majority | - | mayoritariamente | - | -
possible can potential | - | posiblemente | - | -
principle | - | principios | - | -
meal food | - | alimento | - | -
weekday business day | - | habil | - | -
hotel accommodation rent house | - | - | loger | -
guest visitor invite invitation | - | - | invites | -
partner spouse joint | - | - | conjointement | -
remain stay | - | - | demeure | -
match | - | - | egalement | -
above | - | - | superieures | -
rollback revert recover recovery restore | - | - | retablissement retabli | -
propose nominate suggest nomination name | - | - | nomme | -
propose nominate suggest nomination | - | - | designe | -
assign owner | - | - | attribution | -
feedback advice advise opinion view | - | - | aviser | -
address | - | - | adresser | -
supported support | - | - | supporter | -
extend extension expand | - | - | etendu | -
configuration setting parameter | - | - | parametrer | -
meet satisfy fulfil respect observe comply compliance | - | - | respect | -
attention | - | - | attente | -
reservation book reserve | - | - | reserve | -
coordinate agree agreement consent fit | - | - | convient | -
ensure guarantee make sure | - | - | assure | -
budget allowance stipend severance per diem daily | - | - | indemnites | -
review evaluate check | - | - | verificateur | -
fair | - | - | equite | -
consultant advisor | - | - | consultation | -
rest recover recovery recharge | - | - | reposer | -
limit maximum cap restricted restrict limited | - | - | limiter | -
adapt adjust | - | - | adapte | -
anticipate expect | - | - | anticipe | -
celebrate celebration | - | - | celebre | -
compare comparison | - | - | comparable | -
correct right exact precise accurate | - | - | exactement | -
specify set define | - | - | precisement | -
main primary | - | - | principalement | -
potential | - | - | eventuellement | -
clothes dress clothing | - | - | vetements | -
club association society | Verein Klub Verband | club asociación | club association | クラブ 協会 団体
effect force | in_Kraft_treten tritt_in_Kraft treten_in_Kraft | entrar_en_vigor entra_en_vigor entran_en_vigor | entrer_en_vigueur entre_en_vigueur entrent_en_vigueur prennent_effet | -
eu europe european | europäisch Europa | europeo Europa | européen Europe | 欧州 ヨーロッパ
usa us american | USA amerikanisch | EE_UU estadounidense EEUU | USA américain États_Unis | 米国 アメリカ
uk britain british | Großbritannien britisch Vereinigtes_Königreich | Reino_Unido británico | Royaume_Uni britannique | 英国 イギリス
gdpr | DSGVO | RGPD | RGPD | -
vat tax | MwSt | - | - | -
unpaid | nicht_bezahlt ohne_Bezahlung ohne_Lohn unvergütet | no_remunerado no_remunerados no_pagado sin_sueldo | non_payé non_payés non_rémunéré non_rémunérés sans_solde | 無報酬
unused untaken | nicht_genutzt nicht_genutzte nicht_genommene nicht_verbraucht | no_usado no_usados no_disfrutados | non_utilisés | -
unauthorized unapproved | nicht_autorisiert nicht_genehmigt unbefugt | no_autorizado no_autorizados no_aprobado | non_autorisé non_autorisés non_approuvé | 無断 未承認
unanswered | unbeantwortet | sin_respuesta sin_contestar | sans_réponse | 未回答
unsafe insecure | unsicher | inseguro no_seguro | non_sécurisé dangereux | 安全でない
outside nonbusiness | arbeitsfrei | no_laborable | non_ouvré chômé | 休業日
solo alone individual only | - | - | seul seule seuls seules | -
germany german | deutsche | alemana | allemande | -
france french | - | francesa | française | -
spain spanish | - | española | - | -
portugal portuguese | Portugal portugiesisch | Portugal portugués | Portugal portugais | ポルトガル
italy italian | Italien italienisch | Italia italiano | Italie italien | イタリア
netherlands dutch | Holland | Países_Bajos | Pays_Bas | -
belgium belgian | Belgien belgisch | Bélgica belga | Belgique belge | ベルギー
austria austrian | Österreich österreichisch | Austria austriaco | Autriche autrichien | オーストリア
switzerland swiss | Schweiz schweizerisch | Suiza suizo | Suisse | スイス
sweden swedish | Schweden schwedisch | Suecia sueco | Suède suédois | スウェーデン
norway norwegian norwegians | Norwegen norwegisch | Noruega noruego | Norvège norvégien | ノルウェー
denmark danish | Dänemark dänisch | Dinamarca danés | Danemark danois | デンマーク
finland finnish | Finnland finnisch | Finlandia finlandés | Finlande finlandais | フィンランド
poland polish | Polen polnisch | Polonia polaco | Pologne polonais | ポーランド
ireland irish | Irland irisch | Irlanda irlandés | Irlande irlandais | アイルランド
england english | England englisch | Inglaterra inglés inglesa | Angleterre anglais anglaise | イングランド 英語
scotland | Schottland | Escocia | Écosse | スコットランド
wales | Wales | Gales | Galles | ウェールズ
greece greek | Griechenland griechisch | Grecia griego | Grèce grec | ギリシャ
czech czechia | Tschechien tschechisch | Chequia checo | Tchéquie tchèque | チェコ
hungary hungarian | Ungarn ungarisch | Hungría húngaro | Hongrie hongrois | ハンガリー
romania romanian | Rumänien rumänisch | Rumanía rumano | Roumanie roumain | ルーマニア
ukraine ukrainian | Ukraine ukrainisch | Ucrania ucraniano | Ukraine ukrainien | ウクライナ
russia russian | Russland russisch | Rusia ruso | Russie russe | ロシア
turkey turkish | Türkei türkisch | Turquía turco | Turquie turc | トルコ
israel israeli | Israel israelisch | Israel israelí | Israël israélien | イスラエル
india indian | Indien indisch | India indio | Inde indien | インド
pakistan | Pakistan | Pakistán | Pakistan | パキスタン
nepal nepali | Nepal nepalesisch | Nepal nepalí | Népal népalais | ネパール
china chinese | China chinesisch | China chino | Chine chinois | 中国
korea korean | Korea koreanisch | Corea coreano | Corée coréen | 韓国
singapore | Singapur | Singapur | Singapour | シンガポール
australia australian | Australien australisch | Australia australiano | Australie australien | オーストラリア
zealand | Neuseeland | Nueva_Zelanda | Nouvelle_Zélande | ニュージーランド
canada canadian | Kanada kanadisch | Canadá canadiense | Canada canadien | カナダ
mexico mexican | Mexiko mexikanisch | México mexicano | Mexique mexicain | メキシコ
brazil brazilian | Brasilien brasilianisch | Brasil brasileño | Brésil brésilien | ブラジル
argentina | Argentinien | Argentina argentino | Argentine argentin | アルゼンチン
chile | Chile | Chile chileno | Chili chilien | チリ
colombia | Kolumbien | Colombia colombiano | Colombie colombien | コロンビア
nigeria nigerian | Nigeria nigerianisch | Nigeria nigeriano | Nigéria nigérian | ナイジェリア
kenya | Kenia | Kenia | Kenya | ケニア
africa african | Afrika afrikanisch | África africano | Afrique africain | アフリカ
asia asian | Asien asiatisch | Asia asiático | Asie asiatique | アジア
philippines | Philippinen | Filipinas | Philippines | フィリピン
eastern east | Ost östlich Osten | oriental | oriental | 東部
western west | West westlich Westen | oeste occidental | ouest occidental | 西部
northern north | Nord nördlich Norden | norte | nord | 北部
southern south | Süd südlich Süden | sur | sud | 南部
latin america | Lateinamerika | Latinoamérica | Amérique_latine | 中南米
director board trustee governor | Vorstandsmitglied Direktorin | consejero consejera directivo | administrateur administratrice | 理事 取締役
pin | anheften angeheftet anpinnen | fijar fijada anclar | épingler épinglé épinglés | ピン留め 固定
prior | vorhergehend | anteriores | précédant | 以前の 前の
evidence proof | - | pruebas | - | -
digest summary | Rundbrief Zusammenfassung | resumen boletín | récapitulatif résumé | 要約 ダイジェスト
accept pass approve adopt | - | - | accepté acceptée acceptés adopté | -
officer official manager | Funktionsträger | - | responsable responsables | 役員
onboard welcome | einarbeiten empfangen | recibir acoger | accueillir accueil | 受け入れ 迎え
list appear mention stand | aufgeführt auftauchen erscheinen | figurar aparecer constar | figurer apparaître mentionner | 記載 掲載
tell | - | - | disent dites disant | -
grant approve | gewährt bewilligt | concedido otorgado | accordé accordée accordés octroyé | -
automatic automatically auto | automatisch | automático automática automáticamente | automatique automatiquement | 自動 自動的
processor | Auftragsverarbeiter | encargado_del_tratamiento encargado_de_tratamiento | sous_traitant | 処理者
controller | Verantwortlicher Datenverantwortlicher | responsable_del_tratamiento | responsable_du_traitement responsable_de_traitement | 管理者
last lowest bottom | an_letzter_Stelle zuletzt | en_último_lugar | en_dernier en_dernier_lieu | 最後に
first highest | an_erster_Stelle | en_primer_lugar | en_premier en_premier_lieu | 最優先
second | an_zweiter_Stelle | en_segundo_lugar | en_deuxième_lieu en_second_lieu | -
follow ping remind chase | nachhaken nachfassen | insistir hacer_seguimiento | relancer relance | 催促 フォロー
remove separate exclude | abziehen entfernen | apartar retirar | écarter | 外す 除外
required necessary | vonnöten | hacen_falta | - | -
entitle right eligible | - | dan_derecho da_derecho tienen_derecho tiene_derecho | donne_droit donnent_droit ont_droit a_droit | -
festival celebration party holiday | Festtag Fest | fiesta festival | fête fêtes | 祭り 祝祭
disaster calamity catastrophe | Naturkatastrophe Katastrophe | catástrofe calamidad desastre | catastrophe calamité | 災害 天災
deposit transfer | überweisen eingezahlt | ingresar ingreso depositar | virer verser déposer | 振り込 振込 入金
unaddressed unhandled unresolved | unbearbeitet unbehandelt | sin_atender | sans_suite | 未対応 放置
perform fulfil | erfüllen wahrnehmen ausüben | desempeñar cumplir | accomplir remplir acquitter | 果た 遂行 務め
work equipment purchase | Arbeitsmittel | material_de_trabajo | matériel_de_travail | 業務用
team building | Teambuilding Teambildung | dinámica_de_grupo team_building | cohésion_équipe | チームビルディング
background check | Führungszeugnis Zuverlässigkeitsüberprüfung | verificación_de_antecedentes | casier_judiciaire | 身元調査
criminal police record | polizeilich strafrechtlich kriminell | penal penales policial | pénal judiciaire criminel | 犯罪 前科
home leave | daheim zu_Hause zuhause | en_casa | chez_soi à_la_maison | 家に 自宅
obtain secure | einholen | conseguir obtener | obtenir se_procurer | 得る 得て 取得
net pay salary | Nettogehalt netto | salario_neto neto | salaire_net net | 手取り
joint shared | gemeinschaftlich | conjunto compartido | conjoint | 共同の
board committee council | - | directivo | - | -
past previous former alumni ex prior | - | anteriores | - | -
give grant provide | - | concedido | accordes | -
give grant provide award | - | otorgado | - | -
adopt adoption foster pass approve | - | - | adopte | -
manager boss supervisor lead responsible responsibility line head leader liability liable maintainer owner charge | - | - | responsables | -
celebrate celebration party christmas | - | - | fetes | -
person individual employee | - | - | - | 本人 当人 当事者
party celebration festival | Feste Festen | - | - | -
apply valid entitle | zustehen zusteht stehen_zu steht_zu | corresponder corresponden | revenir | 適用され
drop lapse omit | entfallen entfällt wegfallen | quedar_sin_efecto suprimirse | tomber supprimé | なくなる
exist present | vorliegen vorhanden liegt_vor | disponible | exister disponible | 存在
consult agree coordinate | Rücksprache absprechen Absprache in_Absprache abklären | acordar consensuar coordinar | concertation se_concerter entendre en_accord | 相談 協議 調整
submit | nachreichen nachliefern | aportar_después | transmettre | 後日提出
store deposit file save | hinterlegen ablegen abspeichern | guardar archivar | déposer classer conserver | 保管 保存
settle claim expense invoice | abrechnen verrechnen in_Rechnung_stellen | facturar liquidar pasar | facturer imputer | 精算 請求
plan schedule consider | einplanen einkalkulieren vorplanen | programar contemplar | planifier prévoir anticiper | 計画 見込む
approve release clear | Freigabe freischalten | liberar dar_luz_verde | débloquer autoriser | 承認 解放
bring | mitführen | - | - | -
contact | wenden_sich sich_wenden wendet_sich | acudir dirigirse recurrir ponte_en_contacto | adresser se_tourner | -
ensure check | darauf_achten achten sicherstellen vergewissern | procurar asegurarse velar | veiller assurer | 確認 注意
depend | richtet_sich abhängt | en_función | en_fonction | 応じて によって
receive entitle | erhält bekommt kriegt | cobra recibe percibe | perçoit reçoit touche bénéficie bénéficier | 受け取 支給
benefit enjoy | profitieren genießen | beneficiarse disfrutar gozar | bénéficier profiter jouir | 恩恵 受けられ
miss skip absent | verpassen auslassen schwänzen | saltarse faltar | manquer sauter rater | 欠席 逃す
hold organize place | veranstalten abhalten stattfinden findet_statt | celebrar organizar tener_lugar se_celebra | organiser se_tenir se_tient avoir_lieu a_lieu | 開催 行われ 実施
attend join participate | nimmt_teil nehmen_teil | - | prendre_part | -
start begin join company | anfangen antreten Dienstantritt Eintritt Arbeitsbeginn | incorporarse incorporación comenzar ingreso | commencer prise_de_poste entrée_en_fonction arrivée | 入社 着任 開始
leave exit quit | Austritt verlässt weggeht | marcharse baja salida cesar | départ quitter | 退社
pass elapse | ablaufen vergehen verstreichen | transcurrir pasar | écouler passer | 経過 過ぎ
double match twice | verdoppeln doppelt verdoppelt | duplicar doblar igualar | doubler abonder | 上乗せ 同額
match equal contribute | gleichziehen aufstocken | igualar complementar | abonder égaler compléter | 拠出 上乗せ
deduct | angerechnet | restar | retrancher | -
count toward credit | anrechnen angerechnet zählen | computar contar | compter imputer | 算入 数え
rough approximate estimate | ungefähr grob geschätzt | aproximado estimado | approximatif estimé | 概算 目安
exception exempt special | Ausnahme Ausnahmefall Ausnahmefälle ausnahmsweise | excepción excepcional excepcionalmente | exception exceptionnel exceptionnellement | 例外 特例 例外的
emergency urgent crisis | Notfall Notfälle Notfällen dringend | emergencia urgencia | urgence urgences | 緊急 非常時
circumstance condition | Umstand Umstände Umständen Lage | circunstancia circunstancias situación | circonstance circonstances situation | 状況 事情 場合
requirement condition prerequisite | Voraussetzung Bedingung Anforderung vorausgesetzt | requisito condición | condition exigence prérequis | 条件 要件 前提
step stage phase | Schritt Stufe Etappe Phase | paso etapa fase | phase | 段階 手順 ステップ
list table | Liste Tabelle Zeile | lista tabla fila | liste tableau ligne | 一覧 リスト
page site wiki | Seite Wiki Intranet | página wiki intranet | page wiki intranet | ページ サイト
link url address | Link Verknüpfung Adresse | enlace vínculo dirección | lien adresse | リンク URL アドレス
tab menu section | Reiter Registerkarte Menü Bereich | pestaña menú sección | onglet menu section | タブ メニュー
click press select | klicken anklicken drücken | hacer_clic pulsar | cliquer appuyer | クリック 押す 選択
photo picture scan | Foto Bild Scan einscannen | foto escanear imagen | photo scanner numériser | 写真 スキャン
original copy | Original Kopie | original copia | original copie | 原本 コピー 写し
currency local | Währung Landeswährung | moneda divisa | devise monnaie | 通貨 現地通貨
gross net | brutto netto | bruto neto | brut net | 総額 手取り 税引前
tax exempt free | steuerfrei steuerpflichtig | exento | exonéré non_imposable | 非課税 免税
income earnings | Einkommen Einkünfte | ingresos renta | revenu revenus | 所得 収入
contribution pay | Beitrag Beiträge einzahlen Einzahlung | aportación cotización aportar | cotisation cotiser contribution verser | 拠出 掛金 負担
retirement pension | Rentenkonto | - | - | -
employer sponsored company | arbeitgeberfinanziert | patrocinado | employeur | 会社負担
doctor appointment visit | Arztbesuch Arzttermin | - | rendez_vous_médical | 通院 診察
workplace office onsite | Arbeitsstätte Arbeitsplatz vor_Ort | centro_de_trabajo presencial | sur_site présentiel | 職場 出社 対面
travel commute | Reisezeit Fahrzeit Fahrtzeit Wegezeit | - | - | 移動時間 通勤
radius distance | Umkreis Radius Entfernung | radio distancia | rayon distance | 圏内 範囲 距離
client site customer | Kunde Kundenstandort beim_Kunden | cliente | client chez_le_client | 客先 顧客先 顧客
participate activity | Aktivität Tätigkeit | actividad | activité | 活動
party celebration holiday | Feier Weihnachtsfeier Firmenfeier Sommerfest | celebración | soirée célébration | パーティー 祝賀会 忘年会
gathering social | Treffen Zusammenkunft | encuentro | rencontre rassemblement | 集まり 懇親
coworker colleague | Kolleginnen Mitarbeitern | compañeros colegas | - | -
vendor supplier third party | Dienstleister Drittanbieter Dritte | proveedor tercero terceros | prestataire fournisseur tiers | 業者 第三者 ベンダー
partner reseller | Partner Vertriebspartner | socio distribuidor | partenaire revendeur | 提携先 パートナー
user customer | Endnutzer Nutzerdaten | usuario_final | utilisateur_final | エンドユーザー 利用者
host hosting self | hosten gehostet selbst_gehostet | alojar autoalojado alojado | héberger hébergé | ホスト 自社運用
instance installation | Instanz Installation | instancia instalación | instance installation | インスタンス
credential login access | Zugangsdaten Anmeldedaten | credenciales | identifiants accès | 認証情報 ログイン情報
status page report | Statusseite | - | - | ステータスページ
appear display | erscheinen auftauchen angezeigt | aparecer mostrarse | apparaître afficher | 表示 現れ
banner announcement notice | Banner Ankündigung | aviso anuncio banner | bannière annonce | バナー 告知
resolve fix | erledigt | solucionado | réglé | 完了
close shut thread | schließen | cerrar | fermer clore | 閉じ
topic thread discussion | Thema Diskussion | tema hilo | sujet fil | 話題 スレッド
purpose goal | - | finalidad | finalité | 用途
pin pinned | angepinnt | fijado anclado | - | -
job posting opening vacancy | Stellenanzeige Stellenausschreibung | oferta_de_empleo vacante anuncio | offre_emploi annonce poste | 求人 募集
location place | - | - | localisation | 勤務地
description describe | - | - | descriptif | -
nominate propose elect | nominieren vorschlagen aufstellen | nominar proponer postular | nommer proposer présenter désigner | 推薦 指名
nominee candidate | Nominierte Vorgeschlagene | nominado propuesto | nommé proposé | 候補者 被推薦者
oppose object | Einwände | opone | oppose | -
contribution valuable | Beitrag wertvoll bedeutend | aportación contribución valiosa significativa | contribution précieuse significative | 貢献 重要
summary outline | Zusammenfassung | sinopsis | résumé | 要約
mention tag notify | erwähnen markieren | mencionar etiquetar | mentionner taguer | 言及 メンション
council board steering | Rat Lenkungsausschuss Vorstand | consejo junta directiva | conseil comité_directeur bureau | 評議会 運営委員会 理事会
governing governance | Leitung | - | direction | 運営
officer role | Amt Posten Funktion | cargo puesto oficial | poste fonction charge | 役職 役員
term office duration | Amtszeit Amtsdauer | mandato periodo | mandat | 任期
maintainer keeper | Maintainer Betreuer | mantenedor | mainteneur responsable | メンテナー
participate maintenance | Wartung Pflege | mantenimiento | maintenance entretien | 保守
identify recognize | ausgewiesen gekennzeichnet | - | - | -
criminal record check | Vorstrafen Strafregister | - | casier_judiciaire | 犯罪歴
reference check | Referenz Referenzen Referenzprüfung | referencia referencias | référence références | 照会 リファレンス 推薦状
prospective future candidate | künftig angehend | futuro aspirante | futur potentiel | 予定の 見込みの
awareness training security | Sensibilisierung Schulung | concienciación sensibilización | sensibilisation formation | 意識向上 研修
thereafter annually | danach jährlich | posteriormente anualmente | par_la_suite annuellement | その後 毎年
sign date | unterschreiben datieren | firmar fechar | signer dater | 署名 日付
personnel file record | Personalakte | - | - | 人事記録
violation report | Verstoß Meldung | infracción falta | infraction manquement | 違反
evidence proof document | Nachweise | pruebas comprobante | pièce | -
claim request twice | geltend_machen beanspruchen | reclamar solicitar | demander réclamer | 申請 請求
transportation transport fare | Transport Beförderung Fahrt Fahrkosten | transporte billete pasaje | transport trajet | 交通費 移動 運賃
ship boat ferry | Boot | - | navire | -
fair usage limit | angemessen fair | razonable justo | raisonnable équitable | 公正 適正
minimum three | Minimum | como_mínimo | minimum au_minimum | 最低 最少
stipend benefit | Zuschuss Zuwendung Beihilfe | ayuda estipendio asignación | allocation aide indemnité | 手当 補助
monthly payroll | Gehaltsabrechnung Lohnabrechnung | nómina mensual | paie mensuelle | 給与
automatic | hinzugefügt | se_suma se_añade | ajoute | 加算
relief tax claim | Steuererleichterung zurückfordern zurückholen | desgravación recuperar | allègement récupérer dégrèvement | 控除 還付
pension scheme enrol | Rentenplan Altersversorgung anmelden | inscribir | inscrire | 年金制度 加入
opt leave | abwählen ausscheiden | renunciar | se_désengager refuser | 辞退
percentage rate share | Prozentsatz | - | - | 比率
standup daily meeting | Standup Morgenrunde | standup | mêlée | 朝会 スタンドアップ
pair partner | Pairing paarweise zu_zweit | en_pareja emparejar | en_binôme en_paire | ペア
runner facilitator lead | Moderator Leiter Runde_leiten | moderador quien_dirige dirigir | animateur animer | 進行役 司会
blocker blocked stuck | blockiert festhängt | - | - | ブロック 行き詰
next | - | - | - | 翌週 来週
funding budget money | Finanzierung Mittel Förderung | financiación fondos | financement fonds | 資金 予算
upstream open source | Open_Source quelloffen | - | open_source logiciel_libre | オープンソース
goal align fit | passen übereinstimmen | ajustarse coincidir | correspondre aligner | 合致 一致
priority highest | Vorrang höchste oberste | máxima prioridad | priorité maximale plus_haute | 最高
last lowest | letzte niedrigste | última menor | dernière plus_basse | 最後 最低
laptop device | Laptop Notebook Dienstlaptop | portátil | portable | ノートパソコン
home leave behind | zu_Hause_lassen daheim_lassen | - | - | 置いて
permission approval | gestattet | - | permission | -
vpn network tunnel | VPN | VPN | VPN | VPN
install setup | installiert eingerichtet | instalado | installé | 導入 インストール
expectation expect standard | Erwartung Erwartungen | expectativa | attente attentes | 期待
document record | aufschreiben | dejar_constancia | - | -
anniversary yearly mark | Jahrestag Jubiläum | aniversario | anniversaire | 記念日 周年
formal official review | förmlich Mitarbeitergespräch Beurteilungsgespräch | formal evaluación | formel | 正式 評価
informed apprised update | auf_dem_Laufenden informiert | al_tanto al_corriente informado | informé tenu_au_courant au_courant | 知らせ 共有
change evolve | ändern sich_ändern entwickeln | cambiar evolucionar | changer | 変わ 変化
rate hourly salary | Satz Stundensatz Tagessatz | tarifa | tarif | 単価 時給
currency exchange | Wechselkurs | tipo_de_cambio | taux_de_change | 為替
laptop replacement | ersetzen Ersatz austauschen | renovar reemplazar | remplacer renouveler | 交換 更新
lost stolen report | verloren gestohlen Verlust | perdido robado | perdu volé | 紛失 盗難
password manager | Passwortmanager Kennwortverwaltung | - | - | パスワードマネージャー パスワード管理
two factor multi | Zwei_Faktor zweistufig Mehrfaktor | dos_pasos multifactor | deux_étapes multifacteur | 二要素 多要素 2段階
screen lock | Bildschirmsperre | - | - | 画面ロック
public wifi network | WLAN öffentlich | wifi | wifi | 公衆無線 Wi_Fi
share account | teilen gemeinsam_nutzen | compartir | partager | 共有
sensitive confidential data | sensibel vertraulich heikel | sensible confidencial | sensible confidentiel | 機微 機密
severity critical high | Schweregrad kritisch hoch | gravedad crítica alta | gravité critique élevée | 重大度
triage assess initial | einordnen Ersteinschätzung | clasificar evaluar | trier évaluer | トリアージ 一次対応
disclose disclosure embargo | offenlegen Offenlegung Sperrfrist | divulgar divulgación embargo | divulguer divulgation embargo | 公表 開示
reporter researcher | Melder Meldende Forscher | informante quien_informa investigador | rapporteur chercheur déclarant | 報告者 研究者
acknowledge receipt respond | Empfangsbestätigung bestätigen | confirmar | accuser | 受領 確認
patch release fix | Patch Korrektur Fehlerbehebung | parche corrección | correctif | 修正版 パッチ
release cycle cadence | Zyklus Rhythmus Turnus | ciclo cadencia | cycle cadence rythme | 周期 サイクル
support life | Unterstützung Supportende | soporte | fin_de_support | サポート終了 サポート
backward compatible breaking change | abwärtskompatibel inkompatibel | compatible incompatible | rétrocompatible incompatible | 互換 後方互換
branch main default | Hauptzweig Standardzweig | - | - | メインブランチ
commit sign | signieren abzeichnen | firmar | signer | 署名
issue ticket open | Ticket Issue eröffnen | incidencia abrir | ticket ouvrir signaler | 起票 課題
inactive dormant idle | inaktiv untätig | inactivo | inactif | 活動していない 非アクティブ
emeritus alumni status | Emeritus Ehrenstatus | emérito | émérite | 名誉
harassment report incident | Belästigung melden | acoso denunciar | harcèlement signaler | 嫌がらせ 通報
anonymous anonymously | - | anónimamente | - | -
confidential handle discretion | vertraulich diskret | confidencial discreción | confidentiel discrétion | 内密 秘密
investigate interview | untersuchen befragen | investigar entrevistar | enquêter interroger | 調査 聴取
consequence action discipline | Konsequenz Maßnahme Folgen | consecuencia medida | conséquence mesure sanction | 結果 処分 措置
appeal decision | Einspruch Beschwerde anfechten | apelar recurso recurrir | recours faire_appel contester | 異議申し立て 上訴
arbitration dispute | Schlichtung Streit Streitfall | arbitraje disputa | arbitrage litige différend | 仲裁 紛争
liability damages | Haftung Schadenersatz | responsabilidad daños | responsabilité dommages | 賠償 責任
governing law jurisdiction | Gerichtsstand Recht | jurisdicción ley_aplicable | juridiction droit_applicable | 準拠法 管轄
noncompete clause | Wettbewerbsverbot | no_competencia | non_concurrence | 競業避止
intellectual property invention | Erfindung geistiges_Eigentum | invención propiedad_intelectual | invention propriété_intellectuelle | 発明 知的財産
side job outside | Nebentätigkeit Nebenjob | segundo_empleo actividad_externa | activité_annexe second_emploi | 副業 兼業
gift accept vendor | Geschenk annehmen Präsent | regalo obsequio aceptar | cadeau accepter | 贈り物 受け取
conflict interest disclose | Interessenkonflikt | - | - | 利益相反
bribe corruption | - | - | pot_de_vin | 贈賄 汚職
visitor badge escort | Besucherausweis begleiten Begleitung | acompañar | accompagner | 入館証 同行 付き添
parking spot space | Stellplatz Parkplatz | - | - | 駐車スペース
meeting room book | Besprechungsraum Konferenzraum | - | - | 会議室
desk reservation hot | Schreibtisch Arbeitsplatz buchen | escritorio puesto reservar | bureau poste réserver | 席 予約
heating temperature window | Heizung Fenster Temperatur | calefacción ventana temperatura | chauffage fenêtre température | 暖房 窓 温度
light | ausschalten | apagar | éteindre | 消灯
dishes dishwasher kitchen | Geschirr Spülmaschine | platos lavavajillas | vaisselle | 食器 食洗機
trash waste bin | Müll Abfall Mülleimer | basura residuos papelera | poubelle déchets ordures | 廃棄物
mail post package | Post Paket Poststelle | paquete | courrier colis | 郵便 荷物
printer print | Ausdruck | - | - | 印刷機
first aid kit | Verbandskasten Ersthelfer | botiquín | trousse_de_secours | 救急箱
emergency exit evacuation | Notausgang Sammelplatz | evacuación | issue_de_secours évacuation | 非常口 避難
lift elevator stairs | Aufzug Treppe | ascensor escalera | ascenseur escalier | エレベーター 階段
bike storage shower | Fahrradkeller Dusche | ducha aparcabicis | douche vélo | シャワー 駐輪場
pet dog | erlaubt | - | - | -
smoke free | rauchfrei Rauchverbot | - | non_fumeur | 禁煙
overtime compensate | Überstundenausgleich Freizeitausgleich abbauen | compensar | récupération récupérer compensateur | 代休 振替休日
core flexible | - | - | heures_de_base | -
weekend sunday | Wochenendarbeit Sonntagsarbeit | - | travail_le_week_end | 休日出勤 週末勤務
public holiday local | Feiertag | festivo | férié | 祝日
sick paid | Krankheitstag krankgeschrieben | día_de_enfermedad baja_médica | jour_de_maladie | 病欠 病気休暇
maternity paternity leave | Mutterschutz Vaterschaftsurlaub | - | - | 産休 育休
sabbatical service | Sabbatical Langzeiturlaub | año_sabático | congé_sabbatique | サバティカル
unused leave | Resturlaub verfallen | no_disfrutadas | reliquat | 残日数 繰り越
half | - | medio_día | - | 半休
probation review | Probezeit bestanden | - | - | 試用期間
notice period resign | Kündigungsfrist | preaviso plazo_de_preaviso | préavis | 予告期間
final paycheck | Schlussabrechnung | finiquito | solde_de_tout_compte | 最終給与
return equipment | zurückgeben Rückgabe | devolver devolución | rendre restituer restitution | 返却
reference letter | Arbeitszeugnis Zeugnis | - | certificat_de_travail | 推薦状
stock vest | Aktienoptionen unverfallbar vesten | consolidar | acquérir | ストックオプション 権利確定
cliff exercise | Ausübung ausüben | ejercer | exercer lever | 行使
bonus payout target | Bonus Auszahlung Zielbonus | bonificación pago objetivo | prime versement objectif | 賞与 支給
raise review salary | Gehaltserhöhung Gehaltsrunde | - | augmentation revalorisation | 昇給
pay transparency | Gehaltsstufe Gehaltsband Transparenz | banda_salarial nivel transparencia | grille_salariale niveau transparence | 等級 給与水準 透明性
expense limit | Obergrenze Höchstbetrag Limit | tope límite importe_máximo | plafond limite | 上限 限度額
cheapest economical | günstigste billigste Variante | más_barato más_económico | moins_chère | -
business class flight | Businessclass Langstrecke | - | - | ビジネスクラス
hotel night maximum | Hotel Übernachtung Nacht | hotel noche | hôtel nuit nuitée | 宿泊 ホテル 1泊
friend relative | Freunde Verwandte unterkommen | amigos familiares alojarse | amis proches loger | 友人 親戚
diem meal | Verpflegungspauschale Tagegeld | dieta dietas | per_diem | 日当
tip percent | Trinkgeld | propina | pourboire | チップ
alcohol exclude | Alkohol alkoholisch | alcohol alcohólico | alcool alcoolisé | アルコール
personal car mileage | Privatwagen Privatauto Kilometergeld | kilometraje | kilométrique | 自家用車 マイカー
rental car insurance | Mietwagen Leihwagen | alquiler | location | レンタカー
travel agency portal book | Reisebüro Buchungsportal | portal | portail | 旅行代理店
advance payment cash | Vorschuss Anzahlung | anticipo adelanto | avance acompte | 前払い 仮払い
corporate card company | Firmenkreditkarte Firmenkarte | - | carte_corporate | 法人カード コーポレートカード
fall lapse | entfallt | - | - | -
speak talk discuss agree agreement consent approve | absprache | - | - | -
charge bill | verrechnen | - | - | -
depend base | abhangt | - | - | -
put charge count credit | angerechnet | - | - | -
circumstance situation | umstanden | - | - | -
require need assume | vorausgesetzt | - | - | -
link connect | verknupfung | - | - | -
employee staff worker teammate colleague coworker | mitarbeitern | - | - | -
show screen monitor display report indicate state | angezeigt | - | - | -
nominate nomination | nominierte | - | - | -
nominate nomination suggest propose | vorgeschlagene | - | - | -
flag mark label tag | gekennzeichnet | - | - | -
low small | niedrigste | - | - | -
setup configure furniture furnish establish set up install arrange | eingerichtet | - | - | -
notice notify inform tell declare raise open report vulnerability | melder | - | - | -
research study investigate | forscher | - | - | -
accompany | begleitung | - | - | -
stock equity share option | aktienoptionen | - | - | -
cheap economical inexpensive affordable low | gunstigste billigste | - | - | -
delete remove erase wipe | - | suprimirse | supprime | -
receive obtain | - | percibe | percoit | -
benefit profit advantage gain perk | - | beneficiarse | - | -
sponsor sponsorship support | - | patrocinado | - | -
colleague teammate coworker peer buddy partner mate | - | companeros | - | -
colleague teammate coworker | - | colegas | - | -
third party external three | - | terceros | - | -
host lodge lodging accommodation hotel | - | alojado | - | -
show demonstrate prove display present | - | mostrarse | - | -
resolve solve fix repair patch correct settle | - | solucionado | - | -
submit proposal motion suggest propose petition | - | propuesto | - | -
object objection oppose block veto | - | opone | oppose | -
valuable value | - | valiosa | precieuse | -
considerable significant substantial | - | significativa | - | -
adapt adjust match update | - | ajustarse | - | -
install setup configure arrange | - | instalado | - | -
notice notify inform tell | - | informado informante | - | -
critical severe serious major | - | critica | - | -
research investigate examine study investigation inquiry | - | investigador | - | -
damage harm | - | danos | dommages | -
garbage waste | - | residuos | dechets | -
profit advantage benefit gain | - | - | beneficie | -
special extraordinary | - | - | exceptionnellement | -
urgent emergency incident outage | - | - | urgences | -
contribution contribute premium fee charge insurance | - | - | cotiser | -
gather meet | - | - | rassemblement | -
considerable significant | - | - | significative | -
wait attention | - | - | attentes | -
statement declaration | - | - | declarant | -
return hand deliver reimburse refund repay | - | - | restitution | -
adjust adapt match update | - | - | revalorisation | -
family close relative near | - | - | proches | -
enter join begin | eintreten | entrar entraste entró | entrer | -
indicate enter state | eingeben angeben | indicar indican | indiquer | 記入
use serve pay | - | sirve sirven | sert servent | -
shoe footwear | Schuh Schuhe | zapato zapatillas zapatos | chaussure chaussures baskets | -
race run running | Rennen Lauf Wettlauf | carrera carreras | course | レース 競走 マラソン
travel trip abroad | - | - | - | 渡航 海外渡航
professional development prodev | berufliche_Weiterbildung | desarrollo_profesional | développement_professionnel | 能力開発 自己啓発
work finish | Feierabend Arbeitsschluss | fin_de_jornada | fin_de_journée | 終業 退勤
round | Runde Durchgang | ronda vuelta | tour manche | 回戦 ラウンド
architecture | Architektur | arquitectura | architecture | 設計 アーキテクチャ
editor | Editor Redakteur | editor | éditeur rédacteur | 編集者 エディタ
depth deep | Tiefe | profundidad | profondeur | 深さ
bias prejudice | Voreingenommenheit Vorurteil | sesgo prejuicio | biais préjugé | 偏見 先入観
homepage | Startseite | portada página_de_inicio | accueil page_accueil | トップページ
anxious nervous | ängstlich nervös | ansioso nervioso | anxieux nerveux | 不安
commercial | kommerziell gewerblich | comercial | commercial | 商業 商用
column | Spalte | columna | colonne | -
cluster | Cluster | clúster | grappe cluster | クラスター
stuff | Zeug Kram | cosas | trucs affaires | -
struggle difficulty | Mühe kämpfen Schwierigkeiten | dificultades apuros | difficulté peine | 苦労
overwhelmed | überfordert überlastet | abrumado desbordado | débordé submergé | 手一杯
forum | Forum | foro | forum | フォーラム 掲示板
static | statisch | estático | statique | 静的
billable bill charge | abrechenbar verrechenbar | facturable | facturable | 請求対象
audio sound | Ton Audio | audio sonido | audio | 音声
emotional feeling | emotional gefühlsmäßig | emocional | émotionnel | 感情
sexual | sexuell | sexual | sexuel | 性的
legitimate justified | berechtigt legitim | legítimo | légitime | 正当
inappropriate unsuitable | unangemessen unpassend | inapropiado inadecuado | inapproprié déplacé | 不適切
older senior | älter | mayor | âgé aîné | 年上 高齢
microphone | Mikrofon | micrófono | micro microphone | マイク
closure | Schließung | cierre | fermeture | 閉鎖
eliminate remove | eliminieren beseitigen | eliminar | éliminer | 排除
implicit | implizit stillschweigend | implícito | implicite | 暗黙
born birth | geboren | nacido nacida | née | 生まれ
unplanned unforeseen | ungeplant unvorhergesehen | imprevisto | imprévu | 予定外 予期せぬ
peace | Frieden | paz | paix | 平和
distinguish differ | unterscheiden | distinguir | distinguer | 区別
retroactive | rückwirkend | retroactivo | rétroactif | 遡及 さかのぼ
intensive | intensiv | intensivo | intensif | 集中的
unhappy dissatisfied | unzufrieden unglücklich | descontento | mécontent | 不満
cookie | Cookie | cookie | cookie | クッキー
bulk mass | Masse Menge | masa masivo | masse vrac | 大量
micro small | klein | micro | micro | 小型
indirect | indirekt | indirecto | indirect | 間接
irrelevant | unerheblich irrelevant | irrelevante | hors_sujet | 無関係
fraud | - | fraude | fraude | 詐欺 不正
victim | Opfer | víctima | victime | 被害者
pandemic | Pandemie | pandemia | pandémie | パンデミック
ceremony | Zeremonie | ceremonia | cérémonie | 儀式 式典
unemployment | Arbeitslosigkeit | desempleo | chômage | 失業
cousin | Cousin Cousine | primo prima | cousin cousine | -
robot bot | Bot Roboter | robot bot | robot bot | ロボット ボット
hardship | Härtefall | dificultad_económica | difficulté_financière | 困窮
prefix | Präfix | prefijo | préfixe | 接頭辞
expire token | Ablauf | vencimiento | échéance | 有効期限
hostile | feindselig | hostil | hostile | 敵対的
apologize sorry | entschuldigen | disculparse | excuser | 謝罪
clipboard | Zwischenablage | portapapeles | presse_papiers | クリップボード
quantity | Menge | cantidad | quantité | 数量
"""
