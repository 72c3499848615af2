# ruff: noqa: E501 -- a passage is one line
"""
Further sentences beside a passage, in longer passages and with freer paraphrases: see cases.py for the form.
"""

MORE = r"""
# Every team member has a spending card with a monthly ceiling of $250. You do not have to ask anyone before you buy a book, a keyboard or a course. For anything that costs more than the ceiling, post in #spend-approvals and wait for a thumbs-up from your lead. Receipts have to be uploaded to Ramp within seven days, otherwise the card is paused. We trust you to spend the company's money as if it were your own.
+ paraphrase   Nobody needs to be asked before you buy a keyboard [1].
+ number_words Upload receipts to Ramp within a week, or the card gets paused [1].
+ currency     The ceiling of the spending card is 250 USD a month [1].
+ identifier   If something costs more than that, post in #spend-approvals [1].
+ paraphrase   Purchases above the ceiling need your lead's thumbs-up [1].
- number       Receipts have to be uploaded within ten days [1].
- name         Receipts have to be uploaded to Brex within seven days [1].
- negation     You have to ask your lead before you buy a book [1].
- unit         The card has a yearly ceiling of $250 [1].
- comparison   For anything that costs less than the ceiling, post in #spend-approvals [1].
- identifier   Post in #spending-approvals and wait for a thumbs-up [1].

# We give 25 days of holiday plus the public holidays of the country you live in. Please take at least two weeks in one piece every year. Holiday is booked in Personio; your manager only steps in if more than half of the team would be away. We do not pay out holiday that was not taken, except when you leave the company. Up to five days can be moved to the first quarter of the next year.
+ number_words There are twenty-five days of holiday, and the public holidays of your country come on top [1].
+ paraphrase   Book your holiday in Personio [1].
+ negation     Holiday you did not take is not paid out unless you leave the company [1].
+ limit        At most five days can be carried into the first quarter of the following year [1].
+ yes_no       Yes, you can move up to 5 days to the next year's first quarter [1].
+ conversion   You should take 14 days in one piece every year [1].
- date         Up to five days can be moved to the second quarter of the next year [1].
- condition    Holiday that was not taken is never paid out [1].
- negation     We pay out holiday that was not taken [1].
- name         Holiday is booked in Workday [1].
- unit         Please take at least two months in one piece every year [1].
- modality     You must take at least two weeks in one piece every year [1].
- number       Your manager steps in if more than a third of the team would be away [1].

# Incident severity. SEV1: customer data is at risk or the service is down for everyone; the incident commander pages the CTO at once. SEV2: a major feature is broken for more than 10% of customers; an update is posted to the status page every 30 minutes. SEV3: a minor bug with a workaround; it is handled in working hours. A post-mortem is written within five working days for SEV1 and SEV2 only.
+ label        For a SEV1 the incident commander pages the CTO immediately [1].
+ frequency    During a SEV2 the status page is updated every half hour [1].
+ percent      SEV2 means that a major feature is broken for over 10 percent of customers [1].
+ conversion   The post-mortem for a SEV1 is due within one working week [1].
+ paraphrase   Bugs that are minor and have a workaround are dealt with during working hours [1].
- label        For a SEV2 the incident commander pages the CTO at once [1].
- frequency    An update is posted to the status page every 60 minutes [1].
- percent      SEV2: a major feature is broken for more than 20% of customers [1].
- name         For a SEV1 the incident commander pages the CEO at once [1].
- scope        A post-mortem is written within five working days for every incident [1].
- unit         A post-mortem is written within five working hours [1].

# New starters meet their onboarding buddy on the first morning. The buddy is never the line manager. During week one you set up your laptop, read the security handbook and join three customer calls. Your 30-60-90 day plan is agreed with the line manager by the end of the second week. Probation ends after six months with a short conversation; there is no exam.
+ negation     Your line manager is never your buddy [1].
+ number       In week one you join three customer calls [1].
+ date         The 30-60-90 day plan is agreed by the end of week two [1].
+ conversion   Probation ends after half a year [1].
+ negation     There is no exam at the end of probation [1].
+ paraphrase   You get to know your buddy on the first morning [1].
- negation     The buddy is the line manager [1].
- number       During week one you join five customer calls [1].
- number       Probation ends after nine months [1].
- negation     Probation ends with an exam [1].
- name         The 30-60-90 day plan is agreed with the HR partner [1].

# The lab moved to the harbour in May 2024. A phone may cost up to SEK 12 000, a desk up to NOK 4 500 and a chair up to 3 200 DKK. Floor 2 has 120 desks.
+ date         The lab moved to the harbour in 05/2024 [1].
+ currency     A phone may cost at most 12,000 Swedish kronor [1].
+ currency     For a desk up to NOK 4,500 may be spent [1].
+ currency     A chair may cost up to DKK 3200 [1].
- number       A phone may cost up to SEK 12 500 [1].
- number       A phone may cost up to SEK 1 200 [1].
- date         The lab moved to the harbour in 06/2024 [1].
- unit         A desk may cost up to SEK 4 500 [1].

# The cooperative rents bicycles to members at 12 francs per day; non-members pay 20 francs. A deposit of 100 francs is taken and returned when the bicycle comes back undamaged. Helmets are free. Children under 14 ride only with an adult. The shop is closed in January and February.
+ currency     Members pay CHF 12 a day for a bicycle [1].
+ difference   Members pay 8 francs less than non-members [1].
+ limit        Children younger than 14 may ride with an adult only [1].
+ date         In January and February the shop is closed [1].
+ voice        The deposit is given back when the bicycle is returned undamaged [1].
- binding      Non-members pay 12 francs per day [1].
- number       A deposit of 150 francs is taken [1].
- opposite     The shop is open in January [1].
- date         The shop is closed in March [1].
- comparison   Children over 14 ride only with an adult [1].

# Press requests go to press@lumen.example. Staff may speak about their own work on social media but do not comment on lawsuits, layoffs or financial results. Only the two founders speak for the company on television. When a journalist calls you, take the name, the outlet and the deadline and promise nothing.
+ identifier   Send press requests to press@lumen.example [1].
+ negation     Staff do not comment on lawsuits [1].
+ hedge        Employees may talk about their own work on social media [1].
+ number       Only the two founders speak on television for the company [1].
- identifier   Press requests go to media@lumen.example [1].
- negation     Staff comment on lawsuits and financial results [1].
- number       The three founders speak for the company on television [1].
- scope        All staff speak for the company on television [1].
- modality     Staff must speak about their own work on social media [1].

# Room | Seats | Video | Bookable by\nAurora | 12 | yes | everyone\nBorealis | 6 | no | everyone\nCorona | 24 | yes | directors
+ table        Aurora has 12 seats [1].
+ table        The Corona room can be booked by directors [1].
+ sum          Aurora and Borealis together have 18 seats [1].
+ table        Borealis seats 6 [1].
- binding      Borealis has 12 seats [1].
- binding      Aurora can be booked by directors [1].
- sum          Aurora and Borealis together have 20 seats [1].
- number       Corona has 30 seats [1].

# A bug report needs: the version of the app, the steps that lead to the bug, what you expected, and a screenshot. Bugs labelled `P1` are looked at within 4 hours, `P2` within two business days and `P3` when there is time. Do not paste customer data into a ticket. Duplicate tickets are closed with a link to the original.
+ identifier   `P1` bugs are looked at within four hours [1].
+ identifier   Bugs with the label P2 are looked at within 2 business days [1].
+ negation     Customer data must not be pasted into tickets [1].
+ voice        Tickets that are duplicates get closed with a link to the original [1].
+ list         A bug report needs a screenshot [1].
- binding      Bugs labelled `P2` are looked at within 4 hours [1].
- unit         Bugs labelled `P1` are looked at within 4 days [1].
- identifier   Bugs labelled `P0` are looked at within 4 hours [1].
- negation     Paste customer data into the ticket [1].
- invented     A bug report needs the serial number of the device [1].

# The pension scheme is run by Aviva. You pay 5% of your salary and we add 6%. You are enrolled automatically after three months but can opt out at any time. If you opt out within the first month, contributions are refunded. Every three years we re-enrol everyone who has opted out, as the law requires.
+ percent      You contribute five percent and the company adds 6 percent [1].
+ sum          Together that makes 11% of your salary [1].
+ hedge        You can opt out whenever you like [1].
+ frequency    Everyone who opted out is enrolled again every three years [1].
+ name         Aviva runs the pension scheme [1].
- percent      You pay 8% of your salary [1].
- sum          Together that makes 12% of your salary [1].
- name         The pension scheme is run by Nest [1].
- unit         You are enrolled automatically after three weeks [1].
- negation     You cannot opt out [1].
- binding      We add 5% of your salary [1].
- frequency    Every two years we re-enrol everyone who has opted out [1].

# Water samples are taken twice a week at the intake and stored at 4 °C for no more than 24 hours. The pH must lie between 6.5 and 8.5. If chlorine exceeds 0.5 mg/L, stop the pump and inform the shift supervisor. Glassware is rinsed with distilled water, not with tap water.
+ limit        Samples are kept at 4 °C for at most one day [1].
+ number       The pH has to be between 6.5 and 8.5 [1].
+ limit        When chlorine goes above 0.5 mg/L the pump is stopped [1].
+ negation     Glassware is not rinsed with tap water [1].
- comparison   Samples are stored at 4 °C for at least 24 hours [1].
- number       The pH must lie between 6.5 and 9.5 [1].
- comparison   If chlorine is below 0.5 mg/L, stop the pump [1].
- unit         Samples are stored for no more than 24 days [1].
- negation     Glassware is rinsed with tap water [1].

# Overtime is compensated with time off in lieu at a rate of 1.5. It has to be taken within the following three months. Time off in lieu is recorded in the sheet "TOIL tracker" and approved by the team lead. Part-time staff only accrue overtime once they exceed 38 hours a week. Managers above grade 7 are not eligible.
+ number       Overtime gives time off at a rate of 1.5 [1].
+ quote        It is recorded in the sheet "TOIL tracker" [1].
+ negation     Managers above grade 7 are not entitled to it [1].
+ limit        Part-time employees accrue overtime only after more than 38 hours a week [1].
- number       Overtime is compensated at a rate of 2.5 [1].
- quote        Time off is recorded in the sheet "TOIL planner" [1].
- label        Managers above grade 8 are not eligible [1].
- opposite     Managers below grade 7 are not eligible [1].
- unit         It has to be taken within the following three weeks [1].
- negation     Managers above grade 7 are eligible [1].

# Reporting sick. Let your team lead know before 10 am on the first day that you are unwell, by phone or in the team's Signal group. From the fourth calendar day you need a doctor's certificate; send a photo of it to absences@holm.example. Sick days do not count against your annual leave. If you fall ill during a holiday, the days with a certificate are credited back.
+ strong_paraphrase Tell your team lead by ten in the morning on day one when you are ill [1].
+ strong_paraphrase Days of illness that fall into a holiday are given back when you have a certificate for them [1].
+ negation_kept Being sick never eats into your annual leave [1].
+ ordinal A doctor's certificate is needed from day four on [1].
+ yes_no No, sick days are not deducted from annual leave [1].
- ordinal A doctor's certificate is needed from the second calendar day [1].
- negation Sick days count against your annual leave [1].
- name Let your team lead know in the team's WhatsApp group [1].
- date Let your team lead know before 9 am on the first day [1].
- identifier Send a photo of the certificate to absence@holm.example [1].

# Equipment. On joining you choose between a MacBook Air and a ThinkPad X1. Both are replaced after 36 months. Loss or theft has to be reported to IT within two hours, at any time of day. You may buy your old machine for 15% of its purchase price. External drives are only allowed when they are encrypted.
+ strong_paraphrase New joiners pick a ThinkPad X1 or a MacBook Air [1].
+ number_words Laptops get replaced every three years [1].
+ faithful_hedge You may purchase your old computer at 15 percent of what it cost [1].
+ strong_paraphrase Stolen or lost devices must be reported to IT in no more than two hours [1].
+ scope External drives may only be used if they are encrypted [1].
- number_words Both are replaced after four years [1].
- percent You may buy your old machine for 25% of its purchase price [1].
- name On joining you choose between a MacBook Pro and a ThinkPad X1 [1].
- condition External drives are allowed [1].
- unit Loss or theft has to be reported to IT within two days [1].
- modality You must buy your old machine for 15% of its purchase price [1].

# Performance reviews take place twice a year, in April and October. Each review has a self-assessment, feedback from three peers, and a talk with the manager. Ratings run from 1 to 5; a rating of 2 or lower leads to an improvement plan of 60 days. Salary changes are decided once a year in November and take effect on January 1.
+ strong_paraphrase Reviews are held every April and October [1].
+ number_words Three colleagues give feedback in each review [1].
+ date Changes in salary become effective on 1 January [1].
+ limit An improvement plan follows a rating of two or less [1].
+ close_paraphrase The improvement plan lasts 60 days [1].
- limit A rating of 2 or higher leads to an improvement plan [1].
- number Each review has feedback from four peers [1].
- date Salary changes are decided once a year in October [1].
- unit The improvement plan lasts 60 weeks [1].
- date Performance reviews take place in April and November [1].
- number Ratings run from 1 to 10 [1].

# Multi-factor authentication (MFA) is enforced for every account with access to production. We use YubiKeys; SMS codes are not accepted. Each engineer gets two keys and keeps one at home. Lost keys are revoked in Okta by the security team, usually within an hour. Shared accounts are forbidden.
+ abbreviation_expanded Multi-factor authentication is required for all accounts that have production access [1].
+ negation_kept Codes sent by SMS are not accepted [1].
+ active_passive The security team revokes lost keys in Okta [1].
+ faithful_hedge A lost key is usually revoked within an hour [1].
+ strong_paraphrase Nobody may share an account [1].
+ number_words Every engineer receives 2 keys, one of which stays at home [1].
- name Lost keys are revoked in OneLogin by the security team [1].
- negation SMS codes are accepted [1].
- modality A lost key is always revoked within an hour [1].
- name Lost keys are revoked in Okta by the support team [1].
- number Each engineer gets three keys [1].
- negation Shared accounts are allowed [1].

# Meeting rules:\n- No meetings on Wednesdays.\n- A meeting needs an agenda 24 hours ahead.\n- Meetings last 25 or 50 minutes, not 30 or 60.\n- Decisions are written down in Notion the same day.\n- Anyone may decline a meeting without an agenda.
+ list_item An agenda is needed a day in advance [1].
+ negation_kept There are no meetings on Wednesdays [1].
+ list_item Write decisions down in Notion on the same day [1].
+ strong_paraphrase A meeting that has no agenda may be declined by anyone [1].
- weekday No meetings on Fridays [1].
- number Meetings last 20 or 50 minutes [1].
- name Decisions are written down in Confluence the same day [1].
- number Meetings last 30 or 60 minutes [1].
- negation Meetings take place on Wednesdays [1].
- unit A meeting needs an agenda 24 days ahead [1].
- modality Anyone must decline a meeting without an agenda [1].

# Relocation. When we ask you to move, we pay for packing, transport and up to 30 nights in a hotel. If you move on your own initiative, there is a lump sum of £1,500 instead. Claims have to reach People Operations within 90 days of the move. If you resign within a year, you repay the support in proportion.
+ strong_paraphrase A move on your own initiative is supported with a lump sum of 1,500 GBP [1].
+ close_paraphrase We pay for packing and transport when we ask you to move [1].
+ limit When we ask you to move, up to thirty hotel nights are covered [1].
+ strong_paraphrase Whoever resigns within twelve months pays the support back proportionally [1].
- unit If you move on your own initiative, there is a lump sum of €1,500 [1].
- number Claims have to reach People Operations within 60 days of the move [1].
- condition Up to thirty hotel nights are covered [1].
- condition We pay for up to 30 nights in a hotel, also when you move on your own initiative [1].
- name Claims have to reach the Finance team within 90 days of the move [1].
- binding If you move on your own initiative, we pay for packing and transport [1].

# The quarterly all-hands is held on the second Tuesday of January, April, July and October at 16:00 CET. Questions can be sent anonymously through Slido until noon of the same day. The recording is available for 14 days on the intranet. Attendance is encouraged, and required for managers.
+ date The all-hands starts at 4 PM CET [1].
+ ordinal It takes place on the 2nd Tuesday of January, April, July and October [1].
+ number_words The recording stays on the intranet for two weeks [1].
+ faithful_hedge Everyone is encouraged to attend [1].
+ strong_paraphrase You can submit questions anonymously via Slido up to midday of that day [1].
+ modality Managers have to attend [1].
- modality All staff must attend [1].
- ordinal The all-hands is held on the third Tuesday of the month [1].
- date The all-hands starts at 5 PM CET [1].
- date Questions can be sent through Slido until 3 PM of the same day [1].
- number_words The recording is available for four weeks [1].
- opposite Questions can be sent publicly through Slido [1].

# Gifts from suppliers may be kept up to a value of 35 euros. Anything above that is handed to the compliance officer, Ines Roth, and raffled for charity. Cash is refused, whatever the amount. Invitations to dinner need the approval of your manager beforehand if they exceed 60 euros a person.
+ currency_format You may keep supplier gifts worth up to €35 [1].
+ strong_paraphrase Cash must never be accepted [1].
+ name Ines Roth is the compliance officer [1].
+ strong_paraphrase More valuable gifts go to the compliance officer and are raffled for charity [1].
- name Anything above that is handed to the works council [1].
- binding Gifts from suppliers may be kept up to a value of 60 euros [1].
- negation Cash may be accepted up to 35 euros [1].
- opposite Invitations to dinner need the approval of your manager afterwards [1].
- comparison Invitations need approval if they are below 60 euros a person [1].

# Shift swaps are arranged between the two nurses and entered in the roster by 6 pm the day before. A nurse may not work more than six shifts in a row. Night shifts carry an allowance of 4.50 EUR per hour. The ward sister approves swaps that touch a weekend. Whoever has worked a night shift is free for the following 24 hours.
+ para Two nurses arrange a swap between themselves and put it in the roster until 18:00 on the previous day [1].
+ neg Nurses are not allowed to work more than 6 shifts in a row [1].
+ cur The night shift allowance is €4.50 an hour [1].
+ voice Weekend swaps are approved by the ward sister [1].
+ para After a night shift you have one day off [1].
- num A nurse may not work more than seven shifts in a row [1].
- cur Night shifts carry an allowance of 4.50 EUR per shift [1].
- name The ward doctor approves swaps that touch a weekend [1].
- neg A nurse may work more than six shifts in a row [1].
- date Swaps are entered in the roster by 8 pm the day before [1].
- unit Whoever has worked a night shift is free for the following 24 days [1].

# Refunds: unopened goods can be returned within 30 days of delivery for a full refund. Opened goods are exchanged but not refunded. Shipping costs are refunded only when the item was faulty. Refunds are made to the original means of payment and take 5 to 7 business days. Gift cards cannot be returned.
+ para You get all of your money back when you return unopened goods within thirty days [1].
+ neg Opened items are not refunded, they are exchanged [1].
+ hedge Refunds take five to seven business days [1].
+ neg Gift cards are not returnable [1].
+ scope Shipping is refunded only if the item was faulty [1].
- num Unopened goods can be returned within 40 days of delivery [1].
- unit Refunds take 5 to 7 business hours [1].
- neg Opened goods are refunded [1].
- cond Shipping costs are refunded [1].
- neg Gift cards can be returned within 30 days [1].
- opp Opened goods can be returned within 30 days of delivery for a full refund [1].

# The design system lives in the repository acme/prism. Components are versioned with semantic versioning; breaking changes are released on the first Monday of a quarter. To propose a component, open an issue with the label `proposal` and attach a Figma link. Two designers and one engineer must approve it. Deprecated components are removed after two major versions.
+ id Open an issue labelled `proposal` to suggest a new component [1].
+ weekday Breaking changes come out on the first Monday of each quarter [1].
+ num A proposal needs the approval of two designers and an engineer [1].
+ para Components that are deprecated are taken out after 2 major versions [1].
- id Open an issue with the label `request` and attach a Figma link [1].
- name Attach a Sketch link to the issue [1].
- weekday Breaking changes are released on the first Friday of a quarter [1].
- num Deprecated components are removed after three major versions [1].
- bind Two engineers and one designer must approve it [1].
- freq Breaking changes are released on the first Monday of a month [1].

# Emergency contacts. Fire: pull the alarm and leave by the nearest exit; the assembly point is the car park on Mill Street. Medical: call 112 and then the first aider on duty at extension 400. Never use the lifts during an alarm. Fire drills are held twice a year without notice. Floor wardens wear orange vests.
+ para When there is a fire, pull the alarm and go out through the nearest exit [1].
+ neg Do not use the lifts while there is an alarm [1].
+ id The first aider on duty has extension 400 [1].
+ name You assemble in the car park on Mill Street [1].
+ num There are two fire drills a year [1].
- id Call 911 and then the first aider on duty [1].
- name The assembly point is the car park on Hill Street [1].
- neg Use the lifts during an alarm [1].
- opp Fire drills are announced in advance [1].
- num Fire drills are held four times a year [1].
- color Floor wardens wear yellow vests [1].

# Library: members may borrow up to eight books for four weeks. Loans can be renewed twice online unless someone else has reserved the title. Overdue books cost 20 cents per day, at most 10 euros per book. Magazines and dictionaries are not lent out. New members bring a passport and proof of address.
+ mixed        Up to 8 books can be borrowed for 28 days [1].
+ mixed        A loan may be renewed online two times if nobody else has reserved the book [1].
+ mixed        Dictionaries cannot be borrowed [1].
+ mixed        The fee for an overdue book is 20 cents a day and never more than €10 [1].
+ mixed        To become a member you bring proof of address and a passport [1].
- mixed        Loans can be renewed three times online [1].
- mixed        Overdue books cost 20 cents per week [1].
- mixed        Magazines are lent out [1].
- mixed        Overdue books cost at least 10 euros per book [1].
- mixed        New members bring a driving licence and proof of address [1].
- mixed        Loans can always be renewed online [1].

# Security. Report phishing with the red button in Outlook; do not forward the message. Passwords have at least 14 characters and are kept in Bitwarden. Screens lock after five minutes. Guests use the network "Lumen-Guest", whose password changes every Monday. USB sticks found on the premises go to the IT desk unopened.
+ mixed        Phishing is reported with the red button in Outlook [1].
+ mixed        A password needs 14 characters or more [1].
+ mixed        The password of the guest network is changed every Monday [1].
+ mixed        Hand in USB sticks that you find at the IT desk without opening them [1].
+ mixed        Your screen locks after 5 minutes [1].
- mixed        Report phishing with the red button in Gmail [1].
- mixed        Forward the message to report phishing [1].
- mixed        Passwords have at most 14 characters [1].
- mixed        Guests use the network "Lumen-Visitor" [1].
- mixed        Screens lock after five hours [1].
- mixed        The password changes every Friday [1].
- mixed        Passwords are kept in LastPass [1].

# The internship lasts three to six months and is paid at 1,450 euros a month. Interns work 35 hours a week and have two days of leave per month. Applications without a cover letter are not considered. A final report of about ten pages is handed in two weeks before the end. Housing is not provided, but we keep a list of rooms.
+ mixed        Interns get 1450 EUR per month [1].
+ mixed        An internship takes at least three and at most six months [1].
+ mixed        We do not provide housing [1].
+ mixed        Applications need a cover letter to be considered [1].
+ mixed        The final report has around 10 pages and is due a fortnight before the end [1].
+ mixed        Interns have 2 days of leave a month [1].
- mixed        Interns work 38 hours a week [1].
- mixed        Interns have two days of leave per week [1].
- mixed        Housing is provided [1].
- mixed        Applications without a CV are not considered [1].
- mixed        The final report is handed in two weeks after the end [1].
- mixed        Interns are paid 1,450 euros a week [1].
- mixed        We keep a list of hotels [1].
"""
