# ruff: noqa: E501 -- a passage is one line
"""
House rules of made-up teams, with sentences that say the same in quite other words, and others that are wrong.

Each block is one passage or more, parted by `===`; `?` is the question, and below it stand the sentences, `+` supported
and `-` not, with their kind. They were written before anyone looked how they are judged, and many take a reader: what
is counted is how many are told right.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rag.prove import Text

_TABLE = r"""
# Guests. Visitors must sign in at reception and wear a badge at all times. The host is responsible for accompanying guests until they have left the building. Photography inside the laboratory is prohibited without written consent of the site director. Guests may use the guest Wi-Fi, whose password changes every Monday. Visits outside office hours need to be announced to security two working days in advance.
? What are the rules for visitors?
+ respons     It is up to the host to stay with guests until they leave the building [1].
+ light       Guests have to make a stop at reception to sign in and put on a badge [1].
+ negant      Without written consent from the site director, nobody is allowed to take photos inside the laboratory [1].
+ deriv       A visit outside office hours has to be announced to security at least two business days before [1].
+ voice       The guest Wi-Fi gets a new password every Monday [1].
+ weekly      The Wi-Fi password for guests is changed weekly [1].
+ must        You need a badge for your whole visit and you have to sign in at reception [1].
+ modal       Taking pictures in the lab requires the site director's written consent [1].
- name        It is up to reception to accompany guests until they have left the building [1].
- name        Photography inside the laboratory needs the written consent of the host [1].
- number      Visits outside office hours need to be announced five working days in advance [1].
- neg         Visitors do not need to sign in at reception [1].
- often       The guest Wi-Fi password changes every month [1].
- modal       The host may accompany guests until they have left the building [1].
- outside     Guests have to leave their phones at reception [1].

# Company bikes. Employees who work at least 20 hours a week can lease a bike through JobWheel. The monthly lease rate is deducted from gross salary. The company contributes 15 euros per month and covers the insurance. A lease runs for 36 months; afterwards you may buy the bike for 18% of its list price or hand it back. If you leave the company early, you take over the remaining rates yourself. Two bikes per employee are allowed, with a combined list price of at most 8,000 euros.
? How does the bike leasing work?
+ sum         Over the whole 36-month lease the company pays in 540 euros [1].
+ para        Once the lease is over, you can either return the bike or purchase it for 18% of the list price [1].
+ para        Quit before the lease ends, and the outstanding rates are yours to pay [1].
+ voice       The insurance is paid by the company, which also adds €15 a month [1].
+ years       A lease lasts three years [1].
+ number      You may lease up to two bikes, which together may cost no more than €8,000 [1].
+ product     For a bike with a list price of 2,000 euros, buying it at the end costs 360 euros [1].
+ cond        You can only get a bike if you work 20 or more hours per week [1].
+ deduct      The rate comes off your gross pay every month [1].
- sum         Over the whole 36-month lease the company pays in 450 euros [1].
- swap        The employee covers the insurance [1].
- gross       The monthly lease rate is deducted from net salary [1].
- cond        Anyone at the company can lease a bike [1].
- limit       Three bikes per employee are allowed [1].
- other       If you leave early, the company takes over the remaining rates [1].
- product     For a bike with a list price of 2,000 euros, buying it at the end costs 460 euros [1].
- outside     JobWheel repairs the bike free of charge [1].

# On-call. Each on-call week begins on Tuesday at 10:00 and is handed over in the #ops-handover channel. The primary must acknowledge a page within 10 minutes, otherwise it escalates to the secondary, and after a further 15 minutes to the engineering manager. Engineers are never on call more than one week in five. Time spent on pages at night is given back as time off, hour for hour. Swaps are fine as long as the calendar is updated. New engineers shadow two rotations before they join.
? How does on-call work here?
+ sum         If nobody acknowledges, the engineering manager is paged after 25 minutes [1].
+ para        Before joining the rotation, newcomers shadow two on-call weeks [1].
+ deriv       Handover happens on Tuesdays at 10 am in #ops-handover [1].
+ para        You have ten minutes to acknowledge a page before it goes on to the secondary [1].
+ para        You can swap shifts, provided that you update the calendar [1].
+ para        Hours you work on pages during the night come back to you as time off, one for one [1].
+ limit       At most one week out of every five is spent on call [1].
- number      The primary has 15 minutes to acknowledge a page [1].
- name        After 10 minutes without an answer it escalates to the engineering manager [1].
- neg         Swaps are not allowed [1].
- limit       Engineers are on call at least one week in five [1].
- name        Hours worked on pages at night are paid out in money [1].
- channel     On-call is handed over in the #ops-alerts channel [1].
- order       New engineers shadow two rotations after they join [1].
- date        Each on-call week begins on Thursday at 10:00 [1].

# Expenses. Keep every receipt. Claims are due by the 5th of the following month and are paid out with the next payroll. Alcohol, fines and personal items are not reimbursable. Meals with clients are capped at 60 USD per person and need the names of all participants. Software under 100 USD can be bought without asking; anything above that needs your lead's approval. Late claims are reviewed case by case by Finance.
? What can I expense?
+ hyper       Drinks with alcohol, penalties and things for your own use are not paid back [1].
+ date        Hand in your claim no later than the fifth of the next month [1].
+ para        A client meal may cost at most $60 a head, and you have to list everybody who took part [1].
+ para        You need no permission for software that costs less than $100 [1].
+ para        If you are late with a claim, Finance decides about it individually [1].
+ para        Software for more than 100 USD has to be approved by your lead [1].
+ para        Hold on to all your receipts [1].
+ para        The money arrives together with your next salary [1].
- swap        Late claims are reviewed case by case by your lead [1].
- number      Meals with clients are capped at 80 USD per person [1].
- neg         Fines are reimbursable [1].
- limit       Software above 100 USD can be bought without asking [1].
- date        Claims are due by the 15th of the following month [1].
- scope       Meals are capped at 60 USD for the whole group [1].
- outside     Taxis are reimbursed when it is dark [1].

# Releases. We cut a release branch every second Wednesday. From then on only bug fixes approved by the release captain may be merged. The captain rotates alphabetically and is announced in the stand-up. Release notes are drafted by the product manager and proofread by support. A release is rolled back if the error rate doubles within the first hour. Hotfixes skip the branch but still require one review.
? How do releases work?
+ often       A release branch is cut every two weeks, on Wednesday [1].
+ voice       The product manager drafts the release notes, and support proofreads them [1].
+ para        After the cut nothing but bug fixes with the release captain's approval gets merged [1].
+ para        Even a hotfix needs a review by one person [1].
+ para        If errors are twice as frequent in the first 60 minutes, the release gets rolled back [1].
+ para        Who is captain goes by the alphabet and is made known at stand-up [1].
- swap        Support drafts the release notes and the product manager proofreads them [1].
- number      Hotfixes still require two reviews [1].
- often       A release branch is cut every Wednesday [1].
- name        Only bug fixes approved by the product manager may be merged [1].
- neg         Hotfixes do not require a review [1].
- limit       A release is rolled back if the error rate doubles within the first day [1].
- outside     Customers are told of every release by email [1].

# Parental leave. Both parents get 14 weeks at full salary, to be taken within the first 12 months after birth or adoption. You can take it in one block or split it into up to three parts. Tell People Ops at least eight weeks before it starts. During leave your laptop stays with you, but you are not expected to read messages. When you come back you may work 80% at full pay for the first month. Benefits continue unchanged, and equity keeps vesting.
? How does parental leave work?
+ para        You don't have to keep up with messages while you are on leave [1].
+ para        Your equity goes on vesting during leave, and nothing changes about your benefits [1].
+ weeks       Let People Ops know two months, at least eight weeks, ahead of the start [1].
+ para        Each parent is entitled to fourteen paid weeks [1].
+ para        The leave may be taken all at once or in two or three portions [1].
+ para        For the first month after your return, four days a week count as full pay [1].
+ para        It has to be used before the child's first birthday, or within a year of adoption [1].
+ keep        You can hold on to your laptop while away [1].
- number      Both parents get 16 weeks at full salary [1].
- limit       You can split it into up to five parts [1].
- neg         Equity stops vesting during leave [1].
- modal       You are expected to read messages during leave [1].
- half        Both parents get 14 weeks at half salary [1].
- name        Tell your manager at least eight weeks before it starts [1].
- swap        When you come back you may work 80% at full pay for the first year [1].
- outside     Grandparents get two weeks as well [1].

# Data requests. When a customer asks for their data, open a ticket in the Privacy queue within one day. The privacy officer verifies the person's identity before anything is sent. We answer within 30 days; for complicated requests this may be extended by a further two months, in which case the customer must be told why. Exports are sent encrypted, and the key goes by a separate channel. Support staff never delete data themselves.
? A customer wants their data. What do I do?
+ deriv       Identity verification by the privacy officer comes first, and only then is anything sent [1].
+ sum         Complicated requests can take up to three months in all [1].
+ para        The customer has to learn the reason if the deadline is extended [1].
+ para        Deleting data is never done by support staff [1].
+ para        The key has to reach the customer by a different route than the encrypted export [1].
+ para        You have 24 hours to open a ticket in the Privacy queue [1].
- number      We answer within 60 days [1].
- name        Support verifies the person's identity before anything is sent [1].
- order       The privacy officer verifies the identity after the data is sent [1].
- neg         Exports are sent unencrypted [1].
- modal       The customer may be told why [1].
- neg         Support staff may delete data themselves [1].
- same        The key goes in the same message as the export [1].

| Plan | Price per seat | Storage | Support |
|---|---|---|---|
| Free | $0 | 2 GB | Community forum |
| Team | $8 | 100 GB | Email, 1 business day |
| Scale | $15 | 1 TB | Phone, 24/7 |
? Which plans are there?
+ row         On the Team plan every seat costs eight dollars and comes with 100 GB of storage [1].
+ diff        Scale costs $7 more per seat than Team [1].
+ product     Ten seats on Team come to $80 [1].
+ para        Phone support around the clock is only part of the Scale plan [1].
+ para        If you are on Free, you get help in the community forum [1].
+ para        You pay nothing for the Free plan [1].
- row         On the Team plan every seat costs $15 [1].
- diff        Scale costs $9 more per seat than Team [1].
- product     Ten seats on Team come to $150 [1].
- row         The Team plan has phone support [1].
- row         Free comes with 100 GB of storage [1].
- row         On the Scale plan, support answers emails within 1 business day [1].

# Laptop policy. Every new hire receives a company laptop in their first week. Disk encryption must be switched on, and the screen has to lock after ten minutes of inactivity. Do not install pirated software or share your account with anyone. Lost or stolen devices must be reported to the service desk immediately, so that they can be wiped remotely. Laptops are replaced every three years; the old one can be bought for 10% of its original price. Administrators review installed programs quarterly. Personal use is tolerated as long as it does not interfere with work.
? What are the rules for laptops?
+ para        If your device goes missing, let the service desk know right away; they will erase it from afar [1].
+ para        Your account is for you alone: nobody else may use it [1].
+ para        A little private use is all right provided your job does not suffer from it [1].
+ para        Four times a year administrators look through what has been installed [1].
+ para        Joining the company means getting a laptop within the first week [1].
+ para        After ten minutes without any activity your screen must lock itself [1].
+ para        You are not allowed to use illegally copied software [1].
+ para        You can purchase your previous laptop for a tenth of what it cost [1].
+ para        Your disk needs to be encrypted [1].
- name        Lost devices must be reported to your manager immediately [1].
- neg         Personal use is forbidden [1].
- number      You can purchase your previous laptop for a fifth of what it cost [1].
- often       Administrators look through what has been installed twice a year [1].
- neg         You may share your account with colleagues [1].

# Conferences. Each engineer may attend one conference a year. Apply through the learning form at least six weeks ahead; your lead decides within a week. The company pays for the ticket, travel and hotel, but not for meals. Speakers do not use up their yearly conference. When you are back, share what you have learned in a short talk or a blog post. Conferences outside the country need approval from the department head as well. Cancel early: non-refundable costs are charged to the team budget.
? How do conferences work?
+ para        If you give a talk at a conference, it is not counted against your annual allowance [1].
+ para        Meals are on you, whereas the ticket, the trip and the accommodation are paid for [1].
+ para        Going abroad for a conference also takes the department head's consent [1].
+ para        Pass on what you learned afterwards, either in a brief presentation or by writing a blog post [1].
+ para        Hand in the learning form no later than six weeks before the event [1].
+ para        Expect an answer from your lead within seven days [1].
+ para        Costs that cannot be refunded come out of the team's budget [1].
+ para        An engineer gets to go to one conference per year [1].
- swap        Costs that cannot be refunded are charged to the engineer [1].
- neg         Meals are paid for as well [1].
- name        Your department head decides within a week [1].
- neg         A talk counts against your annual allowance [1].
- limit       Each engineer may attend two conferences a year [1].

# Incident reviews. A review is held within five working days after every severity 1 or 2 incident. The incident commander writes the first draft; everyone involved may comment. Reviews are blameless: they ask what went wrong, not who did it. Each action item has one owner and a due date. The review is published to the whole company unless customer data is mentioned, in which case it is shared with the security team only. Action items that are overdue by more than a month are brought up in the weekly engineering meeting.
? What happens after an incident?
+ para        The point of a review is to find out what happened rather than to look for someone to blame [1].
+ para        Severe incidents, of level 1 or 2, are always followed by a review, five working days later at the most [1].
+ para        Anyone who took part can add remarks to the commander's draft [1].
+ para        For every action item somebody is responsible, and there is a deadline [1].
+ para        When customer data comes up in it, only the security team gets to see the review [1].
+ para        Company-wide publication is the rule for reviews that contain no customer data [1].
+ para        If an action item is late by over a month, it gets discussed at the engineering meeting of that week [1].
+ para        Drafting the review falls to the incident commander [1].
- name        The security team writes the first draft [1].
- neg         Reviews are published even if customer data is mentioned [1].
- cond        Every incident is followed by a review [1].
- number      Each action item has two owners [1].
- limit       A review is held at the earliest five working days after the incident [1].

# Working from home. You may work from home up to three days a week; Tuesday is the day on which everyone comes in. During core hours, from 10 to 15, be reachable on chat. The company gives you 400 euros once for desk and chair. Working from another country is possible for 20 days a year after People has checked taxes and insurance. Confidential papers stay in the office. In the first month, newcomers work on site so that they get to know the team.
? Can I work from home?
+ para        You have to come to the office on at least two days, Tuesday being one of them [1].
+ para        People who have just joined spend their first month at the office to meet their team [1].
+ para        Never take confidential documents home [1].
+ para        There is a one-off payment of €400 for furniture such as a desk and chair [1].
+ para        Between 10 a.m. and 3 p.m. colleagues must be able to reach you by chat [1].
+ para        Before you work abroad, People looks into tax and insurance questions [1].
+ para        You can spend as many as 20 days a year working in a foreign country [1].
+ para        Home office is limited to three days per week [1].
- number      You get 400 euros every year for desk and chair [1].
- neg         Confidential papers may be taken home [1].
- name        Before you work abroad, your lead looks into tax and insurance questions [1].
- limit       You may work from home at least three days a week [1].
- date        Thursday is the day on which everyone comes in [1].

# Hiring. Every opening starts with a scorecard that the hiring manager writes. The recruiter screens applications within three days. Candidates have at most four interviews, one of which is with a future peer. Interviewers enter their notes on the same day, before they talk to each other. We do not ask about family plans, religion or previous salary. The offer is made by phone and confirmed in writing the next day. Candidates whom we reject get a personal message with a reason. Referrals go through the same steps as everybody else.
? How do we hire?
+ para        A referred candidate gets no shortcut: the steps are the same for all [1].
+ para        Applicants we turn down are told why in a personal message [1].
+ para        Questions on religion, family planning or what someone used to earn are off limits [1].
+ para        Write down your notes the day of the interview and before discussing the candidate with the others [1].
+ para        No candidate goes through more than four interviews [1].
+ para        We call candidates to make them an offer, and a written confirmation follows one day later [1].
+ para        It takes the recruiter three days at most to look at an application [1].
+ para        The hiring manager drafts a scorecard before anything else happens [1].
+ para        One of the interviewers is somebody the candidate would work alongside [1].
- name        The recruiter writes the scorecard [1].
- neg         We ask about previous salary [1].
- limit       Candidates have at least four interviews [1].
- order       Interviewers enter their notes after they talk to each other [1].
- date        The offer is confirmed in writing a week later [1].

# Office. The building is open from 6:30 to 22:00. Outside these hours the alarm is armed, and whoever sets it off by mistake calls the guard at extension 4411. Meeting rooms are booked in the calendar; a room that nobody enters within 10 minutes is released. Dogs are welcome on the second floor if the people in the room agree. Kitchens are cleaned at 17:00, so leave your mugs in the dishwasher by then. Bikes belong in the cellar, not in the corridors. Fire drills take place twice a year without notice.
? What are the office rules?
+ para        You may bring your dog to the second floor as long as those in the room do not object [1].
+ para        A booked room is given up when nobody shows up in the first ten minutes [1].
+ para        Put mugs into the dishwasher before five o'clock in the afternoon, when the kitchens get cleaned [1].
+ para        Trigger the alarm by accident, and you should ring the guard on extension 4411 [1].
+ para        Every six months there is an unannounced fire drill [1].
+ para        Please don't leave bicycles in the corridors; the cellar is the place for them [1].
+ para        Reserving a meeting room is done through the calendar [1].
+ para        The building closes at ten in the evening [1].
- neg         Bikes belong in the corridors [1].
- number      Call the guard at extension 4411 if nobody enters within 15 minutes [1].
- often       Fire drills take place every month [1].
- name        Dogs are welcome on the third floor [1].
- neg         Fire drills are announced in advance [1].

# Sick leave. Call your team lead before 9:00 on the first day. From the third day on, a medical certificate (MC) is needed; upload it to Personio. Sick pay is 100% of your salary for six weeks, after which the health insurance fund takes over with about 70%. If a child under 12 is ill, each parent may take up to 15 days a year. Please do not work while you are sick, not even from bed. Illness during a vacation does not count as vacation if you hand in an MC.
? What do I do when I am ill?
+ abbrev      You need a medical certificate starting on day three [1].
+ yes_no      No, you should not work when ill, even if you could do it lying in bed [1].
+ paraphrase  Vacation days on which you fall ill are given back, provided you hand in a medical certificate [1].
+ list_item   - **Sick child:** up to 15 days a year per parent, for children younger than 12 [1]
+ lead        - First day: call your team lead before 9 a.m. [1]
+ hedge       The health insurance fund usually pays roughly 70% once the six weeks are over [1].
+ number      For a month and a half, your full salary goes on [1].
+ ident       The MC has to be uploaded to Personio [1].
- abbrev      You need a medical certificate starting on day two [1].
- name        The MC has to be uploaded to Workday [1].
- number      If a child is ill, each parent may take up to 10 days a year [1].
- cond        Illness during a vacation never counts as vacation [1].
- who         The health insurance fund pays for the first six weeks [1].

# Deployments. Deploys go out Monday to Thursday between 09:00 and 16:00 UTC. Run `make ship ENV=prod` from the main branch. Two reviewers have to approve; one of them must be a code owner. Feature flags default to off. If p95 latency goes above 400 ms, Argo rolls the deploy back by itself. The freeze runs from 15 December to 2 January, both included. During the freeze only the VP of Engineering (VPE) can grant an exception.
? How do we deploy?
+ ident       To deploy, run `make ship ENV=prod` on the main branch [1].
+ date        From Dec 15 through Jan 2 deploys are frozen [1].
+ voice       A deploy is rolled back automatically by Argo when the p95 latency exceeds 400 milliseconds [1].
+ abbrev      Exceptions during the freeze can only be granted by the Vice President of Engineering [1].
+ negation    There are no deploys on Fridays [1].
+ number      Approval by 2 reviewers is required, at least one of whom is a code owner [1].
+ paraphrase  Feature flags are switched off unless someone turns them on [1].
+ time        You can deploy until 4 p.m. UTC, Mondays through Thursdays [1].
- ident       To deploy, run `make ship ENV=stage` on the main branch [1].
- date        The freeze runs from 15 December to 12 January [1].
- name        During the freeze only the code owner can grant an exception [1].
- number      If p95 latency goes above 500 ms, Argo rolls the deploy back [1].
- neg         Feature flags default to on [1].

# Benefits in Spain. Employees get 25 vacation days, plus 24 December and 31 December. Lunch vouchers of 11 euros are given for each day worked. Private health insurance through Sanitas is free for you; adding family members costs 42 euros per person and month. After two years you may join the stock option plan. There is a gym discount of 30%. The training budget is EUR 1,200 per person and year, and what is not used is lost on 31 December.
? What benefits are there in Spain?
+ sum         With the two December days you get 27 days off [1].
+ money       Every working day comes with a lunch voucher worth €11 [1].
+ paraphrase  Sanitas health insurance costs you nothing, but you pay EUR 42 a month for every relative you add [1].
+ paraphrase  Whatever remains of the training budget at the end of the year is forfeited [1].
+ years       Stock options are open to people who have been here for 24 months [1].
+ product     Insuring two family members costs 84 euros a month [1].
+ list_item   - Gym: 30% off [1]
+ month       The training budget averages EUR 100 a month per person [1].
+ date        You also have the last day of the year off [1].
- sum         With the two December days you get 28 days off [1].
- product     Insuring two family members costs 82 euros a month [1].
- neg         Unused training budget is carried over [1].
- number      There is a gym discount of 25% [1].
- name        Private health insurance is through Adeslas [1].
- years       After three years you may join the stock option plan [1].

# Code of conduct reports. Report to conduct@openlake.org or to any committee member. The committee replies within 48 hours. A committee member who is involved in the case steps aside. Possible outcomes are a warning, a temporary ban of up to six months, or permanent exclusion. Decisions need at least four of the six members. The person reported may appeal once, within 30 days, to the board. Reporters stay anonymous unless they agree otherwise. The committee publishes a yearly summary without names.
=== # Committee. The conduct committee has six members, elected for two years by the contributors. Elections are held every May by secret ballot. A member who misses three meetings in a row is replaced by the runner-up. Two members may not work for the same employer. The chair rotates every six months.
? How do reports and the committee work?
+ two         Decisions take four of the six members, whom contributors elect for two years [1][2].
+ two         Members who are involved in a case step aside, and those who miss three meetings running are replaced [1][2].
+ paraphrase  The reporter's name is kept secret unless he or she agrees to something else [1].
+ number      You hear from the committee within two days [1].
+ fraction    A decision requires two thirds of the committee members [1].
+ paraphrase  An appeal to the board can be made one time only, no later than 30 days afterwards [1].
+ paraphrase  Once a year the committee sums up the cases for the public, leaving out names [1].
+ often       The chair changes twice a year [2].
+ paraphrase  No two members may be employed by the same organisation [2].
+ yes_no      Yes, you can write to any member of the committee or to conduct@openlake.org [1].
+ hyper       The consequences range from a warning to being shut out for good [1].
- ident       Write to conduct@openlake.com [1].
- number      Decisions take five of the six members [1].
- who         The person reported may appeal once to the contributors [1].
- often       Elections are held every March [2].
- neg         Reporters are named [1].
- limit       A temporary ban lasts at least six months [1].
- two         Members are elected for three years and may be replaced by the runner-up [2].

| Region | Warehouse | Cut-off time | Carrier |
|---|---|---|---|
| North | Leeds | 15:00 | Royal Mail |
| South | Reading | 17:30 | DPD |
| Ireland | Dublin | 14:00 | An Post |
? When do orders have to be in?
+ row         Orders for the South have to be in by half past five in the afternoon [1].
+ row         In Ireland, the carrier is An Post, and the cut-off is 2 p.m. [1].
+ row         The Leeds warehouse serves the North [1].
+ most        The earliest cut-off time, 14:00, is that of Ireland [1].
+ two         Leeds closes for orders at 3 pm and Reading at 5:30 pm [1].
+ diff        The cut-off in the South is two and a half hours later than in the North [1].
- row         In Ireland, the cut-off is 3 p.m. [1].
- row         The carrier for the North is DPD [1].
- most        The earliest cut-off time is that of the North [1].
- diff        The cut-off in the South is one hour later than in the North [1].

# Heizung. Die Heizung im Büro läuft von Oktober bis April, werktags von 7 bis 19 Uhr. Wer am Wochenende arbeitet, meldet sich bis Freitag 12 Uhr beim Hausmeister. Fenster sind beim Verlassen zu schließen. Private Heizlüfter sind verboten.
? Wann wird geheizt?
+ de          An Werktagen wird zwischen 7 und 19 Uhr geheizt [1].
+ de          Eigene Heizlüfter dürfen nicht benutzt werden [1].
+ de          Wochenendarbeit muss dem Hausmeister bis Freitagmittag gemeldet werden [1].
+ en          Private fan heaters are forbidden [1].
+ en          Close the windows when you leave [1].
+ en          The heating is on from October to April [1].
- de          Eigene Heizlüfter dürfen benutzt werden [1].
- de          Die Heizung läuft von November bis April [1].
- en          The heating is on from October to May [1].
- en          Private fan heaters are allowed [1].

# Volunteering days. Everyone gets two paid days a year for volunteering with a registered charity. Ask your manager at least ten days ahead; approval can only be refused if a customer deadline is at risk. Afterwards, send a photo or a short note to #giving. Days that are not used do not roll over. Teams may pool their days for a joint project. Political campaigning does not qualify.
? How do volunteering days work?
+ para        Your manager has to be asked ten or more days in advance [1].
+ para        A manager may say no only when a customer deadline would be endangered [1].
+ para        Unused days are lost at the end of the year [1].
+ para        Campaigning for a party is not accepted as volunteering [1].
+ para        You get paid for both days [1].
+ para        A team can put its days together to take on one project jointly [1].
+ para        Let #giving have a picture or a few words once you have done it [1].
+ para        The charity has to be a registered one [1].
- number      Everyone gets three paid days a year for volunteering [1].
- neg         Unused days roll over to the next year [1].
- name        Ask the People team at least ten days ahead [1].
- neg         Political campaigning qualifies [1].
- ident       Send a photo to #general [1].

# Security incidents. Anyone who notices something suspicious reports it to security@brightwave.example or in #sec-alerts, without trying to investigate first. Do not switch the machine off; unplug it from the network instead. The security lead classifies the incident within an hour. High incidents are escalated to the CTO at once; the others wait for the daily meeting. Only the communications team talks to the press. Passwords that may have been exposed must be changed within 24 hours. Lessons learned are recorded in the risk register.
? What do I do about a security incident?
+ para        Leave the machine running, but take it off the network [1].
+ para        Don't start your own investigation before you have reported the matter [1].
+ para        Press enquiries are a matter for the communications team alone [1].
+ para        It takes the security lead sixty minutes at most to classify what happened [1].
+ para        Incidents that are not high are dealt with at the daily meeting [1].
+ para        You have one day to change any password that could have leaked [1].
+ para        What has been learned goes into the risk register [1].
+ para        A suspicion should be passed on by email to security@brightwave.example or posted in #sec-alerts [1].
- neg         Switch the machine off [1].
- name        High incidents are escalated to the CEO at once [1].
- ident       Report it to security@brightwave.com [1].
- limit       Exposed passwords must be changed within 48 hours [1].
- who         Anyone may talk to the press [1].

# Pensions. You join the scheme automatically after three months' service. You pay 5% of salary and the company adds 8%; if you pay 7%, the company raises its share to 10%. Opting out is possible at any time by writing to pensions@holt.example, and you are enrolled again after three years. Contributions are taken before tax. You can draw your pension from the age of 57 onwards. Transfers from earlier employers are accepted free of charge. The fund is run by Aviva; Holt has no say in how it invests.
? How does the pension work?
+ para        No application is needed: after three months you become a member automatically [1].
+ sum         With the standard 5%, a total of 13% of your salary goes into the pension [1].
+ para        The company's contribution goes up to 10% when you put in 7% [1].
+ para        You may leave the scheme whenever you like by writing to pensions@holt.example [1].
+ para        Your contributions come off your pay before it is taxed [1].
+ para        Bringing over a pension from a previous employer costs you nothing [1].
+ para        Aviva manages the fund, and Holt cannot influence what it invests in [1].
+ para        You cannot draw your pension before you are 57 [1].
+ para        Whoever opts out is enrolled anew three years later [1].
- number      You pay 6% of salary [1].
- swap        You pay 8% and the company adds 5% [1].
- name        The fund is run by Scottish Widows [1].
- neg         Transfers from earlier employers are charged for [1].
- limit       You can draw your pension until the age of 57 [1].
- sum         With the standard 5%, a total of 15% of your salary goes into the pension [1].

# Library of things. Members borrow tools for up to seven days; power tools for three. Renewals are possible twice unless somebody else is waiting. A late return costs 1 pound per day, capped at the price of the tool. Return tools clean and dry. Damage through normal wear is not charged. Children may come along but not use the workshop. Reservations lapse if the tool is not picked up by noon. The library is run entirely by volunteers and closes in August.
? How does borrowing work?
+ para        Power tools have to come back after three days, other tools after a week [1].
+ para        If no one else is in the queue, you can renew a loan two times [1].
+ para        You do not have to pay for ordinary wear and tear [1].
+ para        The late fee, a pound for each day, never exceeds what the tool costs [1].
+ para        Children are not allowed to work in the workshop [1].
+ para        A reservation is only kept until twelve o'clock [1].
+ para        There are no paid staff: volunteers do all the work [1].
+ para        It is shut for the whole of August [1].
+ para        Clean and dry the tool before you bring it back [1].
- number      Members borrow tools for up to ten days [1].
- neg         Children may use the workshop [1].
- number      A late return costs 2 pounds per day [1].
- neg         Damage through normal wear is charged [1].
- date        The library closes in July [1].

# Meetings. Every meeting has an agenda that is sent out a day before. Meetings without one may be declined. The host picks a note-taker, who posts the notes in the team channel on the same day. Keep meetings to 25 or 50 minutes so that people have time to breathe. No meetings on Wednesdays, apart from interviews and incidents. Cameras are optional. Decisions made in a meeting count only once they are written down. Recordings are deleted after 90 days.
? What are the rules for meetings?
+ para        If there is no agenda, you are free not to attend [1].
+ para        You decide for yourself whether your camera is on [1].
+ para        Wednesday is kept free of meetings except for interviews and incidents [1].
+ para        A decision is not valid until somebody has put it in writing [1].
+ para        After three months recordings get erased [1].
+ para        Choosing someone to take notes is the host's job [1].
+ para        Agendas have to reach people one day ahead of the meeting [1].
+ para        Notes appear in the team channel the day the meeting takes place [1].
+ para        Meetings last 25 or 50 minutes, which leaves a break in between [1].
- number      Recordings are deleted after 30 days [1].
- date        No meetings on Thursdays [1].
- modal       Cameras must be on [1].
- name        The note-taker picks the host [1].
- neg         Meetings without an agenda must not be declined [1].
"""
_MARKER = re.compile(r"\[([\d, ]+)\]")


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, with what it cites, all that could be cited, and the question that it answers."""

    claim: str
    supported: bool
    cited: tuple[Text, ...]
    given: tuple[Text, ...]
    question: str


def handbooks() -> Iterator[Said]:
    """Yield the sentences in order."""
    for block in _TABLE.strip().split("\n\n"):
        above, question, below = re.split(r"^\? (.*)\n", block, maxsplit=1, flags=re.MULTILINE)
        given = tuple(_text(page) for page in above.strip().split("\n=== "))
        for line in below.splitlines():
            claim = line.split(maxsplit=2)[2]
            places = [int(number) for found in _MARKER.finditer(claim) for number in found[1].split(",")]
            yield Said(claim, line.startswith("+"), tuple(given[place - 1] for place in places), given, question)


def _text(page: str) -> Text:
    if not page.startswith("# "):
        return Text("Handbook", "", page)
    title, _, text = page.removeprefix("# ").partition(". ")
    return Text(title, "", text)
