# ruff: noqa: E501 -- a passage is one line
"""
Sentences in the styles that models write in, supported and not: written before anyone looked how they are judged.

Each block is a passage; `?` is the question, and below it stand the sentences, `+` supported and `-` not, with their
kind. What is not judged as labelled is named in test_prove_styles.py.
"""

from collections.abc import Iterator

from tests.rag.prove.cases import Case

_TABLE = r"""
# Parental leave. Employees who have worked here for at least twelve months may take up to 18 weeks of parental leave. The first six weeks are paid in full; the remaining weeks are paid at half salary. Fathers and adoptive parents have the same entitlement. If you have worked here for less than a year, parental leave is unpaid.
? How long is parental leave?
+ according   According to the handbook, employees can take **up to 18 weeks** of parental leave once they have worked there for twelve months [1].
+ merged      The first six weeks are paid in full, while the rest is paid at half salary [1].
+ front       If you have been with the company for less than a year, your parental leave is unpaid [1].
+ paraphrase  Adoptive parents are entitled to the same leave as fathers [1].
+ fraction    After the first six weeks you receive 50% of your salary [1].
- condition   Parental leave is unpaid [1].
- swap        The first six weeks are paid at half salary [1].
- limit       Employees can take at least 18 weeks of parental leave [1].
- number      Employees who have worked here for at least six months may take parental leave [1].
- outside     Grandparents may also take parental leave [1].

# VPN access: install the GlobalProtect client from the software portal, then sign in with your staff account. Access is only granted after the security training has been completed. Sessions end automatically after ten hours. Split tunnelling is disabled. When the client reports error 4012, restart the machine before you open a ticket.
? How do I get onto the VPN?
+ bullet      - **Client:** install GlobalProtect from the software portal [1]
+ passive     The GlobalProtect client is installed from the software portal, and you sign in with your staff account [1].
+ order       Security training must be completed before access is granted [1].
+ front       If error 4012 appears, restart your machine before opening a ticket [1].
+ number      VPN sessions automatically end after 10 hours [1].
+ note        Note that split tunnelling is turned off [1].
- negation    Access is granted without the security training [1].
- order       Restart the machine after you open a ticket for error 4012 [1].
- number      When the client reports error 4021, restart the machine [1].
- opposite    Split tunnelling is enabled [1].
- outside     Install the GlobalProtect client from the app store on your phone [1].

# Per diem: for trips within the country the daily allowance is 28 euros, and 14 euros on days of arrival and departure. If breakfast is included in the hotel rate, 5.60 euros are deducted per day. Abroad, the rates of the Ministry of Finance apply. Receipts for meals are not needed. Trips of fewer than eight hours give no allowance.
? What is the per diem?
+ currency    For domestic trips the allowance is €28 a day [1].
+ paren       On arrival and departure days the allowance is lower (14 euros) [1].
+ condition   €5.60 per day is deducted when breakfast is included in the hotel's rate [1].
+ negation    You don't need to keep receipts for meals [1].
+ negation    There is no allowance for trips shorter than eight hours [1].
+ paraphrase  For trips abroad, the Ministry of Finance's rates apply [1].
- condition   5.60 euros are deducted per day [1].
- binding     On days of arrival and departure the allowance is 28 euros [1].
- negation    Receipts for meals are needed [1].
- limit       Trips of more than eight hours give no allowance [1].
- name        Abroad, the rates of the Ministry of Justice apply [1].

# The reaction is carried out under nitrogen at 65 °C for three hours. The catalyst (2 mol%) is added in two portions, the second one after 45 minutes. Yields ranged from 71 to 84 percent. No by-products were detected by NMR. The solvent was removed under reduced pressure.
? How is the reaction carried out?
+ passive     We can read that the solvent was removed at reduced pressure [1].
+ range       The yields were between 71% and 84% [1].
+ half        The second portion of the catalyst is added after three quarters of an hour [1].
+ negation    NMR showed no by-products [1].
+ number      The reaction runs for 3 hours at 65 °C under nitrogen [1].
- range       Yields ranged from 71 to 94 percent [1].
- negation    By-products were detected by NMR [1].
- number      The catalyst is added in three portions [1].
- name        The reaction is carried out under argon at 65 °C [1].
- outside     The reaction is carried out under nitrogen at 65 °C because the catalyst is sensitive to moisture [1].

# A tenant may terminate the lease with three months' notice to the end of a calendar month. The landlord may only terminate for good cause. Notice must be given in writing; e-mail does not satisfy this requirement. The deposit shall not exceed three months' rent and is returned within six months after the tenant has moved out, unless damage has to be repaired.
? How can the lease be ended?
+ atleast     Tenants have to give three months' notice, to the end of a calendar month [1].
+ scope       A landlord can terminate the lease only for good cause [1].
+ negation    Notice by e-mail is not sufficient; it must be in writing [1].
+ limit       The deposit may be no more than three months' rent [1].
+ unless      Unless damage needs to be repaired, the deposit is returned within half a year after the tenant moves out [1].
- scope       The landlord may terminate the lease [1].
- swap        The landlord may terminate the lease with three months' notice to the end of a calendar month [1].
- negation    Notice may be given by e-mail [1].
- limit       The deposit shall be at least three months' rent [1].
- condition   The deposit is always returned within six months after the tenant has moved out [1].

# Descaling: when the orange light flashes, fill the tank with 500 ml of water and one sachet of descaler. Press and hold the steam button for five seconds. The program takes about 20 minutes and must not be interrupted. Afterwards rinse the tank twice. Do not use vinegar, as it damages the seals. The warranty does not cover damage caused by scale.
? How do I descale the machine?
+ step        1. Fill the tank with half a litre of water and a sachet of descaler [1].
+ number      Hold the steam button down for 5 seconds [1].
+ negation    Vinegar should not be used because it damages the seals [1].
+ negation    Don't interrupt the program, which lasts roughly 20 minutes [1].
+ freq        Rinse the tank two times afterwards [1].
+ negation    Damage that scale causes is not covered by the warranty [1].
- number      Press and hold the steam button for fifteen seconds [1].
- negation    The warranty covers damage caused by scale [1].
- outside     Use vinegar or lemon juice in place of the descaler [1].
- name        Press and hold the power button for five seconds [1].
- color       When the green light flashes, fill the tank with water [1].

# Expenses above 2,000 dollars require two signatures. Managers approve expenses of their own team; the finance director approves those of managers. For conference travel, a short report is due within two weeks of the return. Cash advances are possible in exceptional cases. Claims older than 90 days are rejected.
? Who approves expenses?
+ limit       Two signatures are required for expenses of more than $2,000 [1].
+ passive     Managers' own expenses are approved by the finance director [1].
+ deadline    A short report on conference travel must be handed in within 14 days of your return [1].
+ exception   In exceptional cases a cash advance is possible [1].
+ passive     Claims that are more than 90 days old get rejected [1].
- number      Expenses above 2,000 dollars require three signatures [1].
- swap        The finance director approves the expenses of the team [1].
- condition   A short report is due within two weeks of the return from every trip [1].
- scope       Cash advances are always possible [1].
- number      Claims older than 60 days are rejected [1].

# To rotate the signing key, run `keyctl rotate --env prod` on the bastion host. The old key stays valid for 24 hours. Unless you are on call, ask the on-call engineer to do this. All rotations are logged in #sec-audit. Keys have to be rotated at least once every 90 days; service keys only once a year.
? How do I rotate the signing key?
+ command     Run `keyctl rotate --env prod` on the bastion host to rotate the signing key [1].
+ time        After rotation, the old key remains valid for one day [1].
+ passive     Every rotation gets logged in #sec-audit [1].
+ atleast     Keys must be rotated every 90 days or more often [1].
+ unless      If you are not on call, ask the on-call engineer to rotate the key [1].
- command     Run `keyctl rotate --env staging` on the bastion host [1].
- binding     Service keys have to be rotated at least once every 90 days [1].
- time        The old key stays valid for 48 hours [1].
- channel     All rotations are logged in #sec-alerts [1].
- outside     The old key stays valid for 24 hours and is then archived in the vault [1].

# Bees of the species Osmia lignaria fly at temperatures as low as 12 °C, whereas honey bees rarely forage below 14 °C. A single female visits about 1,500 flowers a day. In our trials, orchards with Osmia set 20 percent more fruit than those without. The nests are cleaned in November. Females, not males, provision the cells.
? Are Osmia bees good for orchards?
+ yes         Yes, orchards with Osmia set 20% more fruit than orchards without them [1].
+ passive     About 1,500 flowers are visited by a single female every day [1].
+ compare     Osmia lignaria flies at lower temperatures than honey bees do [1].
+ temp        Honey bees seldom forage at temperatures under 14 °C [1].
+ negation    The cells are provisioned by the females, not by the males [1].
- swap        Honey bees fly at temperatures as low as 12 °C [1].
- compare     In the trials, orchards with Osmia set 20 percent less fruit than those without [1].
- negation    Males provision the cells [1].
- date        The nests are cleaned in December [1].
- outside     Osmia females sting more often than honey bees [1].

# Warranty. The device is covered for 24 months from the date of purchase. Batteries are covered for six months only. For commercial use, the warranty is limited to one year. To make a claim, send the device with a copy of the invoice to the nearest service centre. Repairs take up to 15 working days. The warranty lapses if the device has been opened by third parties.
? What does the warranty cover?
+ years       The warranty runs for two years from the date of purchase [1].
+ only        Batteries, by contrast, are only covered for six months [1].
+ front       The warranty ends if third parties have opened the device [1].
+ condition   With commercial use, the warranty is limited to twelve months [1].
+ passive     A claim is made by sending the device to the nearest service centre along with a copy of the invoice [1].
- condition   The warranty is limited to one year [1].
- binding     Batteries are covered for 24 months [1].
- limit       Repairs take at least 15 working days [1].
- unit        Repairs take up to 15 working weeks [1].
- negation    The warranty continues if the device has been opened by third parties [1].

# Interview process. Every candidate has a 30-minute screening call with a recruiter, followed by a task that takes two to three hours at home. Only candidates who pass the task are invited on site. On site, you meet four people. Feedback is sent within five business days. Travel costs are paid for candidates who live more than 100 km away.
? What does the interview process look like?
+ hyphen      The process starts with a screening call of half an hour with a recruiter [1].
+ range       The take-home task needs 2–3 hours [1].
+ scope       You are invited on site only if you pass the task [1].
+ you         On site you'll meet four people [1].
+ condition   Candidates living over 100 km away have their travel costs paid [1].
+ passive     Candidates get feedback within 5 business days [1].
- condition   Travel costs are paid for all candidates [1].
- scope       All candidates are invited on site [1].
- number      On site, you meet five people [1].
- unit        Feedback is sent within five business hours [1].
- limit       Travel costs are paid for candidates who live less than 100 km away [1].

# The museum opens at 10 a.m. every day except Monday. On Thursdays it stays open until 9 p.m.; on other days it closes at 6 p.m. Admission is 12 francs, and free for children under 16. Bags larger than A4 must be left in the lockers. Photography without flash is permitted. Guided tours for groups have to be booked two weeks ahead.
? When can I visit the museum?
+ exception   The museum is closed on Mondays [1].
+ clock       On Thursday evenings it is open until 21:00 [1].
+ free        Children below the age of 16 get in for free [1].
+ passive     Lockers must be used for bags bigger than A4 [1].
+ negation    You may take photos as long as you don't use flash [1].
+ days        Group tours must be booked 14 days in advance [1].
- weekday     On Fridays it stays open until 9 p.m. [1].
- condition   Photography is permitted with flash [1].
- scope       The museum opens at 10 a.m. every day, including Monday [1].
- number      Admission is 15 francs [1].
- condition   Admission is free [1].

# Remote work. Employees may work from home up to three days a week in agreement with their team lead. Tuesdays are office days for everyone. Working from abroad is limited to 20 days per calendar year and has to be approved by HR at least four weeks beforehand. Countries outside the EU are excluded. The company pays a one-off allowance of 300 euros for a desk or a chair.
? Can I work from home?
+ yes         Yes, you can work from home for up to 3 days per week, in agreement with your team lead [1].
+ merged      Working from another country is capped at 20 days per calendar year and needs HR's approval four weeks or more in advance [1].
+ passive     A single allowance of €300 is paid by the company for a chair or desk [1].
+ negation    You can't work from countries outside of the EU [1].
+ label       **Office days:** everyone is in the office on Tuesdays [1].
- number      You can work from home up to four days a week [1].
- condition   Working from abroad is possible for 20 days per calendar year without approval [1].
- weekday     Thursdays are office days for everyone [1].
- scope       Countries inside the EU are excluded [1].
- rate        The company pays an allowance of 300 euros every year for a desk or a chair [1].

# Ticket priorities: a ticket is critical when the whole site is down. Critical tickets are answered within 15 minutes, around the clock. High-priority tickets are answered within two hours during business hours (8:00–18:00 CET). Everything else waits until the next working day. Priorities are set by the support lead, not by the reporter. To escalate, call +49 30 5550 17.
? How fast are tickets answered?
+ quarter     Critical tickets get an answer within a quarter of an hour, day and night [1].
+ hours       Business hours are from 8 a.m. to 6 p.m. CET [1].
+ negation    It's the support lead who sets the priority and not the person who reports the ticket [1].
+ paraphrase  All other tickets are dealt with on the next working day [1].
+ phone       Call +49 30 5550 17 if you want to escalate [1].
- binding     High-priority tickets are answered within 15 minutes [1].
- negation    The reporter sets the priority of a ticket [1].
- phone       To escalate, call +49 30 5550 71 [1].
- condition   High-priority tickets are answered within two hours, around the clock [1].
- number      Critical tickets are answered within 50 minutes [1].

# Under Article 17, a person can ask that data about them be erased if the data are no longer needed, if consent was withdrawn, or if they were processed unlawfully. The controller has to answer within one month; this period may be extended by two further months where requests are complex. Erasure can be refused where the data are needed for a legal claim. No fee may be charged unless a request is manifestly unfounded.
? When must data be erased?
+ list        - Consent has been withdrawn [1]
+ limit       The controller must respond within a month [1].
+ may         For complex requests the period may be extended by another two months [1].
+ negation    Normally no fee can be charged, unless the request is manifestly unfounded [1].
+ according   According to Article 17, a person may ask for the erasure of data about them if the data were processed unlawfully [1].
- number      This period may be extended by three further months where requests are complex [1].
- modality    This period is always extended by two further months [1].
- article     Under Article 71, a person can ask that data about them be erased [1].
- negation    Erasure cannot be refused where the data are needed for a legal claim [1].
- negation    A fee may be charged for every request [1].

# The pump must be serviced every 500 operating hours or once a year, whichever comes first. Before opening the housing, disconnect the power and wait until the pressure gauge reads zero. Replace the seal (part no. KX-2040) at each service. Tighten the bolts crosswise to 25 Nm. Only certified technicians may adjust the relief valve. If oil leaks from the shaft, shut the pump down at once.
? How do I service the pump?
+ according   The manual says the pump has to be serviced every 500 operating hours or annually, whichever is earlier [1].
+ step        2. Disconnect the power before you open the housing [1].
+ passive     The seal (KX-2040) is replaced at every service [1].
+ paraphrase  Bolts are tightened crosswise to 25 Nm [1].
+ only        The relief valve may be adjusted by certified technicians only [1].
+ front       Shut down the pump immediately if oil is leaking from the shaft [1].
- part        Replace the seal (part no. KX-2004) at each service [1].
- order       Disconnect the power after opening the housing [1].
- only        The operator may adjust the relief valve [1].
- number      Tighten the bolts crosswise to 35 Nm [1].
- condition   Shut the pump down at once [1].
- outside     Replace the seal and the oil filter at each service [1].

# Flights: book economy for trips of less than five hours. For longer flights, premium economy is allowed, and business class if the flight lasts more than ten hours or the traveller goes straight into a meeting. Rail is preferred for distances below 600 km. Bookings are made through Concur; tickets bought elsewhere are not reimbursed. Airport lounges are not covered. Seat reservations up to 20 dollars are fine.
? Which class can I book?
+ rule        Economy has to be booked when a trip takes less than five hours [1].
+ condition   Business class is allowed on flights lasting over ten hours [1].
+ hedge       For distances under 600 km, the train is preferred [1].
+ negation    Tickets that weren't bought through Concur aren't reimbursed [1].
+ paraphrase  You may reserve a seat for up to $20 [1].
+ negation    Lounges at airports aren't paid for [1].
- modality    For distances below 600 km you must take the train [1].
- swap        Book business class for trips of less than five hours [1].
- negation    Airport lounges are covered [1].
- limit       Rail is preferred for distances above 600 km [1].
- tool        Bookings are made through Egencia [1].
- condition   Business class is allowed for all flights [1].

# In the trial, 412 adults with mild asthma were given either budesonide or a placebo twice daily for 24 weeks. Exacerbations occurred in 9 percent of the budesonide group and in 17 percent of the placebo group. Lung function did not differ between the groups. Two serious adverse events were reported, neither of which was related to treatment. Children were not studied.
? What were the results of the trial?
+ numbers     412 adults who had mild asthma took part [1].
+ compare     Exacerbations were less frequent with budesonide (9%) than with placebo (17%) [1].
+ negation    There was no difference in lung function between the two groups [1].
+ passive     Participants received budesonide or a placebo two times a day over 24 weeks [1].
+ negation    The study did not include children [1].
+ negation    Neither of the two serious adverse events was related to the treatment [1].
- binding     Exacerbations occurred in 17 percent of the budesonide group [1].
- negation    Lung function differed between the groups [1].
- unit        The treatment was given for 24 months [1].
- negation    Two serious adverse events related to treatment were reported [1].
- outside     Budesonide is safe for pregnant women [1].
- number      The trial included 421 adults with mild asthma [1].

# Company cars. Sales staff who drive more than 15,000 km a year for work are given a company car. Private use is allowed and taxed at 1% of the list price per month. Fuel is paid by the company within the country; abroad, drivers pay for private trips themselves. Damage has to be reported to fleet@orbis.example within two working days. Smoking in the cars is forbidden. Cars are returned after 48 months or 160,000 km.
? Do I get a company car?
+ who         A company car is given to salespeople whose work takes them more than 15,000 km per year [1].
+ percent     Using it privately is fine, and is taxed monthly at one percent of the list price [1].
+ conversion  After four years, or 160,000 km, the car goes back [1].
+ negation    You mustn't smoke in a company car [1].
+ limit       Report damage to fleet@orbis.example in two working days at most [1].
+ passive     Within the country the fuel costs are covered by the company [1].
- number      Private use is taxed at 2% of the list price per month [1].
- scope       All staff who drive for work are given a company car [1].
- negation    Private use is not allowed [1].
- binding     Cars are returned after 15,000 km [1].
- address     Damage has to be reported to fleets@orbis.example within two working days [1].
- outside     The company car may also be driven by your spouse or partner [1].

# Data backups: laptops are backed up automatically every four hours while they are connected to the office network. Files in the Downloads folder are left out. To restore a file, right-click it and choose "Previous versions". Versions are kept for 60 days. If the file is older, ask the IT desk (extension 4400); a restore from tape takes one to three working days. Phones are not backed up by the company.
? How do I restore a file?
+ step        1. Right-click the file and select "Previous versions" [1].
+ days        You can go back to versions from the last 60 days [1].
+ front       For files older than that, contact the IT desk on extension 4400 [1].
+ range       Restoring from tape needs between one and three working days [1].
+ negation    The Downloads folder isn't included in the backup [1].
+ negation    The company does not back up phones [1].
- quote       To restore a file, right-click it and choose "Earlier versions" [1].
- number      Versions are kept for 90 days [1].
- extension   Ask the IT desk (extension 4040) [1].
- negation    Files in the Downloads folder are backed up [1].
- unit        A restore from tape takes one to three working weeks [1].
- frequency   Laptops are backed up automatically every four days [1].

# Minutes of the board, 12 March. The board approved the budget for 2025 with seven votes to two. The purchase of the building in Lindenstraße was postponed until the survey is available. Ms Okafor will chair the audit committee from 1 April; she succeeds Mr Brandt, who retires. The dividend stays at 0.80 euros per share. The next meeting is on 4 June at 2 p.m. in Graz.
? What did the board decide?
+ votes       The board passed the 2025 budget by seven votes to two [1].
+ reason      The purchase of the Lindenstraße building has been put off until the survey is there [1].
+ name        From April 1, Ms Okafor chairs the audit committee [1].
+ succession  Mr Brandt retires and is succeeded by Ms Okafor [1].
+ clock       The board will next meet in Graz on June 4 at 14:00 [1].
+ same        There is no change to the dividend of €0.80 a share [1].
- swap        Mr Brandt succeeds Ms Okafor, who retires [1].
- votes       The board approved the budget for 2025 with six votes to two [1].
- negation    The board approved the purchase of the building in Lindenstraße [1].
- date        The next meeting is on 4 July at 2 p.m. in Graz [1].
- name        Ms Okafor will chair the finance committee from 1 April [1].
- compare     The dividend rises to 0.80 euros per share [1].

# Composting at home: mix two parts of brown material (leaves, cardboard) with one part of green material (grass, kitchen scraps). Keep the heap as moist as a wrung-out sponge. Turn it once a week. Meat, dairy and cooked food attract rats and must stay out. The compost is ready after six to nine months, when it is dark and smells of earth. Worms are a good sign, flies are not.
? How do I make compost?
+ ratio       Use twice as much brown material as green [1].
+ freq        The heap should be turned weekly [1].
+ negation    Don't add meat, dairy or cooked food, since they attract rats [1].
+ range       It takes between 6 and 9 months until the compost is ready [1].
+ sign        Finished compost is dark and has an earthy smell [1].
- ratio       Mix two parts of green material with one part of brown material [1].
- freq        Turn it once a month [1].
- negation    Meat and dairy may be added [1].
- opposite    Flies are a good sign [1].
- number      The compost is ready after six to nine weeks [1].
- outside     Add lime to speed up the composting [1].

# Exam rules. Candidates arrive 15 minutes before the start and show a photo ID. Anyone who comes more than 30 minutes late is not admitted. Calculators are allowed in part B only. Mobile phones have to be switched off and placed under the chair. Candidates who need extra time apply to the registrar by 31 October. Results are published within four weeks; appeals must be filed within ten days of publication.
? What are the rules for the exam?
+ limit       You're not let in if you are over half an hour late [1].
+ only        Only in part B may calculators be used [1].
+ deadline    Extra time has to be applied for with the registrar no later than October 31 [1].
+ passive     Phones must be off and under the chair [1].
+ days        An appeal has to be made within 10 days after the results are published [1].
+ weeks       The results come out within four weeks [1].
- part        Calculators are allowed in part A only [1].
- limit       Anyone who comes less than 30 minutes late is not admitted [1].
- date        Candidates who need extra time apply to the registrar by 30 October [1].
- binding     Appeals must be filed within four weeks of publication [1].
- negation    Mobile phones may stay switched on [1].
- condition   All candidates apply to the registrar by 31 October [1].

# Sick leave. Report sick by phone before 9 a.m. on the first day. You need a medical certificate from the fourth day on. We continue to pay your full salary for up to six weeks; after that, the health insurance pays sick pay. If a child under twelve is ill, each parent may stay at home for ten days a year. Accidents on the way to work must be reported to HR the same day.
? What do I do when I am sick?
+ clock       Call in sick before 9:00 on day one [1].
+ ordinal     From day four, a medical certificate is required [1].
+ conversion  Your full salary keeps being paid for 42 days at most [1].
+ after       After those six weeks, sick pay comes from the health insurance [1].
+ child       Each parent can stay home ten days per year when a child younger than 12 is sick [1].
+ passive     HR has to be told about accidents on the way to work on the same day [1].
- ordinal     You need a medical certificate from the second day on [1].
- condition   Each parent may stay at home for ten days a year [1].
- limit       We continue to pay your full salary for at least six weeks [1].
- swap        The health insurance continues to pay your full salary [1].
- time        Report sick by phone before 11 a.m. on the first day [1].

# Roles in the wiki:\n- Reader: can view pages and comment.\n- Editor: can also create and change pages.\n- Owner: can delete pages, restore old versions and invite guests.\nNew accounts start as Reader. To become an Editor, finish the style course (about 40 minutes). Guests expire after 90 days.
? What can an editor do?
+ list        Editors can create pages and change them, too [1].
+ label       **Owner:** deletes pages, restores old versions and invites guests [1].
+ start       Every new account begins as a Reader [1].
+ purpose     To become an editor you have to complete the style course, which takes around 40 minutes [1].
+ count       The wiki has three roles [1].
+ days        Guest accounts expire after 90 days [1].
- binding     A Reader can delete pages [1].
- binding     An Editor can invite guests [1].
- number      The style course takes about 14 minutes [1].
- number      The wiki has five roles [1].
- start       New accounts start as Editor [1].
- negation    Guests never expire [1].

# Plan | Storage | Support | Price per month\nBasic | 10 GB | e-mail | 4 euros\nTeam | 250 GB | chat | 12 euros\nPro | 1 TB | phone, 24/7 | 29 euros\nAll plans can be cancelled monthly. Students get 50% off the Basic plan.
? Which plans are there?
+ table       The Team plan comes with 250 GB of storage and chat support [1].
+ table       With Pro you get 1 TB [1].
+ price       Basic costs €4 a month [1].
+ percent     Students pay half the price for the Basic plan [1].
+ sum         Team costs 8 euros more than Basic [1].
- table       The Basic plan comes with 250 GB of storage [1].
- price       Pro costs 12 euros a month [1].
- percent     Students get 50% off the Pro plan [1].
- unit        The Team plan comes with 250 MB of storage [1].
- sum         Team costs 10 euros more than Basic [1].

# Incident on 3 May. At 10:42 UTC a deploy of the billing service introduced a faulty query. Error rates rose to 38 percent within six minutes. The on-call engineer rolled the deploy back at 11:05; full recovery was confirmed at 11:20. No data was lost. 214 customers saw failed payments, all of which were retried successfully. We will add a load test to the pipeline by the end of May.
? What happened on 3 May?
+ cause       The incident was caused by a faulty query that a deploy of the billing service had introduced [1].
+ number      Within 6 minutes, error rates went up to 38% [1].
+ who         The deploy was rolled back at 11:05 by the on-call engineer [1].
+ negation    There was no data loss [1].
+ customers   Payments failed for 214 customers and were all retried with success [1].
+ plan        By the end of May, a load test will be added to the pipeline [1].
- time        The on-call engineer rolled the deploy back at 11:20 [1].
- number      241 customers saw failed payments [1].
- negation    Some data was lost [1].
- service     A deploy of the search service introduced a faulty query [1].
- month       We will add a load test to the pipeline by the end of June [1].
- outside     The faulty query had not been reviewed by a second engineer [1].

# The lease of machines: the customer pays a monthly rate and may return the machine at the end of the term or buy it for its residual value. The lessor remains the owner during the term. Maintenance is at the customer's expense; the lessor insures the machine against fire and theft. The machine may not be moved to another site without written consent. Arrears of more than two monthly rates entitle the lessor to terminate without notice.
? What are the terms of the lease?
+ options     When the term ends, the customer can give the machine back or purchase it at its residual value [1].
+ owner       During the term, ownership stays with the lessor [1].
+ expense     The customer bears the cost of maintenance [1].
+ insurance   Insurance against theft and fire is taken out by the lessor [1].
+ negation    Moving the machine to a different site requires written consent [1].
+ terminate   The lessor may terminate without notice if the customer is more than two monthly rates behind [1].
- owner       The customer remains the owner during the term [1].
- expense     Maintenance is at the lessor's expense [1].
- negation    The machine may be moved to another site without written consent [1].
- number      Arrears of more than three monthly rates entitle the lessor to terminate [1].
- swap        The customer insures the machine against fire and theft [1].
- condition   The lessor may terminate without notice [1].

# Training budget. Each employee has 1,200 euros a year for courses, books and conferences. Unspent money cannot be carried over. Courses that cost more than 500 euros are agreed with the team lead beforehand; the request goes through the Learning form. Time spent on a course counts as working time. After a course of more than two days, please give a short talk to your team.
? How much can I spend on courses?
+ budget      You have a yearly budget of €1,200 for conferences, courses and books [1].
+ negation    Money you don't spend can't be moved to the next year [1].
+ limit       If a course costs over 500 euros, agree it with your team lead first [1].
+ form        Requests are made with the Learning form [1].
+ time        Hours spent on a course are working hours [1].
+ talk        A short talk for your team is expected after courses longer than two days [1].
- number      Each employee has 1,500 euros a year for courses [1].
- negation    Unspent money can be carried over [1].
- opposite    Courses that cost more than 500 euros are agreed with the team lead afterwards [1].
- outside     The budget also covers travel and hotel [1].

# Deploying: every merge to `main` builds an image and deploys it to staging. Production deploys run on weekdays at 14:00 and are started by the release manager. A deploy is blocked when the error budget is used up. To roll back, run `ship undo <version>`; it takes about three minutes. Database migrations are applied before the new image is started and must be backwards compatible.
? How do deploys work?
+ passive     An image is built and deployed to staging with every merge to `main` [1].
+ clock       Production deploys are at 2 p.m. on weekdays, started by the release manager [1].
+ when        If the error budget has been used up, deploys are blocked [1].
+ command     You roll back with `ship undo <version>`, which takes around 3 minutes [1].
+ order       Migrations are applied before the new image starts [1].
+ must        Database migrations have to be backwards compatible [1].
- order       Database migrations are applied after the new image is started [1].
- env         Every merge to `main` builds an image and deploys it to production [1].
- who         Production deploys are started by the on-call engineer [1].
- command     To roll back, run `ship revert <version>` [1].
- time        Production deploys run on weekdays at 16:00 [1].
- scope       Production deploys run every day at 14:00 [1].

# Swimming pool rules. Shower before you enter the water. Children under eight must be accompanied by an adult. Diving is only allowed at the deep end. The slide is open from 10 to 18 o'clock at weekends. Lockers need a two-euro coin, which is returned. Glass bottles are not allowed. Season tickets cost 180 euros, 90 euros for students and pensioners.
? What are the rules of the pool?
+ before      You have to take a shower before entering the water [1].
+ age         Children younger than 8 need an adult with them [1].
+ only        Diving is restricted to the deep end [1].
+ slide       At weekends the slide is open between 10 a.m. and 6 p.m. [1].
+ coin        You get the two-euro coin for the locker back [1].
+ half        For students and pensioners a season ticket costs €90 [1].
- age         Children under twelve must be accompanied by an adult [1].
- only        Diving is allowed everywhere [1].
- binding     Season tickets for students cost 180 euros [1].
- negation    Glass bottles are allowed [1].
- number      Lockers need a one-euro coin [1].

# Complaints procedure: complaints are sent to the ombudsperson, who confirms receipt within seven days. The ombudsperson may not work in the department that the complaint is about. Within three months the person who complained is told what has been decided. Anonymous complaints are examined too. Retaliation against anyone who complains in good faith is prohibited. Records are deleted three years after the case is closed.
? How are complaints handled?
+ confirm     The ombudsperson confirms that a complaint has arrived within a week [1].
+ negation    The ombudsperson must not be from the department that the complaint concerns [1].
+ told        Whoever complained learns of the decision within three months [1].
+ also        Complaints made anonymously are looked into as well [1].
+ negation    Nobody who complains in good faith may suffer retaliation [1].
+ years       Three years after a case is closed, its records are erased [1].
- number      The ombudsperson confirms receipt within ten days [1].
- negation    Anonymous complaints are not examined [1].
- who         Complaints are sent to the works council [1].
- time        Records are deleted three months after the case is closed [1].
- negation    The ombudsperson may work in the department that the complaint is about [1].
- modality    Retaliation is allowed against anyone who complains [1].
"""


def styles() -> Iterator[tuple[Case, str]]:
    """Yield the cases with the question they answer, in order."""
    passage = question = ""
    for line in _TABLE.strip().splitlines():
        sign, said = line[:1], line[2:]
        if sign == "#":
            passage = said.replace("\\n", "\n")
        elif sign == "?":
            question = said
        elif sign:
            kind, claim = said.split(maxsplit=1)
            yield Case(kind, sign == "+", claim, passage), question
