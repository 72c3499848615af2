# ruff: noqa: E501 -- a passage is one line
"""
Sentences beside a passage, supported and not, by kind: written for the rules to be held against, not from them.

Each block is a passage; below it stand the sentences, `+` supported and `-` not, with their kind.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.rag.prove.more_cases import MORE


@dataclass(frozen=True, slots=True)
class Case:
    kind: str
    supported: bool
    claim: str
    passage: str


_TABLE = r"""
# Employees accrue 1.75 days of annual leave per month, up to a balance of 30 days. Unused days above this balance are forfeited on 31 December. Leave of more than ten consecutive working days must be approved by the department head at least six weeks in advance.
+ number       Annual leave accrues at 1.75 days a month [1].
+ number_words You may hold a balance of up to thirty days [1].
+ conversion   Leave longer than two working weeks needs the department head's approval [1].
+ date         Days above the balance are lost on December 31 [1].
+ limit        More than ten working days in a row have to be approved by the head of the department [1].
- number       Employees accrue 2.75 days of annual leave per month [1].
- unit         Employees accrue 1.75 weeks of annual leave per month [1].
- date         Unused days above the balance are forfeited on 30 December [1].
- comparison   Leave of less than ten consecutive working days must be approved by the department head [1].
- name         Leave of more than ten days must be approved by the Works Council [1].
- negation     Unused days above this balance are not forfeited [1].
- number       Approval is needed at least eight weeks in advance [1].

# The lab is open from 8:00 to 18:30 on weekdays. Entry outside these hours requires a key card and a signed safety briefing. Gas cylinders must not be moved by one person alone. The emergency number is 5512.
+ date         On weekdays the laboratory opens at 8 AM and closes at 6:30 PM [1].
+ negation     One person alone must not move gas cylinders [1].
+ identifier   In an emergency call 5512 [1].
+ paraphrase   Outside of these hours you need a key card and a signed safety briefing to enter [1].
- date         The lab is open from 8:00 to 19:30 on weekdays [1].
- negation     Gas cylinders must be moved by one person alone [1].
- identifier   The emergency number is 5521 [1].
- date         The lab opens at 9 AM on weekdays [1].
- weekday      The lab is open from 8:00 to 18:30 on Saturdays [1].

# To reset your password, open https://id.northwind.example/reset and enter your staff number. The link that you receive expires after 15 minutes. After five failed attempts the account is locked for one hour. Contact servicedesk@northwind.example if you are still locked out.
+ identifier   Open https://id.northwind.example/reset to reset the password [1].
+ number       The link expires after 15 minutes [1].
+ number_words After 5 failed attempts your account is locked for 60 minutes [1].
+ identifier   If you are still locked out, write to servicedesk@northwind.example [1].
+ voice        The account gets locked after five attempts that fail [1].
- identifier   Open https://id.northwind.example/resets to reset the password [1].
- unit         The link that you receive expires after 15 hours [1].
- number       After six failed attempts the account is locked for one hour [1].
- identifier   Contact servicedesk@northwnd.example if you are still locked out [1].
- unit         After five failed attempts the account is locked for one day [1].

# Travel expenses: Economy class is the standard for flights under six hours. Business class may be booked for longer flights with the written consent of the CFO. Meals are reimbursed up to €45 per day in Germany and €60 per day in Switzerland. Alcohol is not reimbursed.
+ currency     In Germany meals are reimbursed up to 45 euros a day [1].
+ currency     Meals in Switzerland: up to 60 EUR per day [1].
+ negation     Alcohol is not covered [1].
+ hedge        Business class may be booked for flights that take longer, if the CFO agrees in writing [1].
+ limit        For flights shorter than six hours economy class is the standard [1].
- unit         Meals are reimbursed up to $45 per day in Germany [1].
- unit         Meals are reimbursed up to €45 per week in Germany [1].
- binding      Meals are reimbursed up to €60 per day in Germany [1].
- negation     Alcohol is reimbursed as well [1].
- name         Business class may be booked with the written consent of the CEO [1].
- comparison   Economy class is the standard for flights over six hours [1].
- modality     Business class must be booked for longer flights [1].
- name         Meals are reimbursed up to €60 per day in Austria [1].

# Backups run every night at 02:00 UTC and are kept for 35 days. A full backup is taken on the first Sunday of each month. Restores are tested quarterly by the Platform team. The retention of audit logs is one year.
+ date         Backups run nightly at 2 AM UTC [1].
+ conversion   Backups are kept for five weeks [1].
+ conversion   Audit logs are retained for 12 months [1].
+ voice        The Platform team tests restores every quarter [1].
- conversion   Backups are kept for six weeks [1].
- frequency    Restores are tested monthly by the Platform team [1].
- name         Restores are tested quarterly by the Security team [1].
- weekday      A full backup is taken on the first Monday of each month [1].
- number       The retention of audit logs is two years [1].
- date         Backups run every night at 03:00 UTC [1].

# Parking permit | Fee per year | Waiting time\nZone A | $240 | 3 months\nZone B | $180 | 6 weeks\nMotorcycle | $60 | none
+ table        A permit for Zone A costs $240 a year [1].
+ table        The waiting time for Zone B is six weeks [1].
+ table        Motorcycle: $60 per year [1].
+ sum          Zone A and a motorcycle permit together come to $300 a year [1].
- binding      A permit for Zone B costs $240 a year [1].
- number       A permit for Zone A costs $260 a year [1].
- unit         The waiting time for Zone A is 3 weeks [1].
- sum          Zone A and a motorcycle permit together come to $310 a year [1].
- binding      The waiting time for Zone B is 3 months [1].

# Volunteers receive two paid days per calendar year. The days may be taken singly or together. They cannot be carried over. Time spent on political campaigning does not qualify.
+ number_words Volunteers get 2 paid days in each calendar year [1].
+ negation     The days can not be carried over to the next year [1].
+ negation     Political campaigning does not count [1].
+ paraphrase   You may take the days one by one or together [1].
- negation     The days can be carried over [1].
- negation     Time spent on political campaigning qualifies [1].
- number       Volunteers receive three paid days per calendar year [1].
- scope        Only managers receive two paid days per calendar year [1].
- modality     The days must be taken together [1].

# Release checklist:\n- Merge the release branch into `main`.\n- Tag the commit with the version number.\n- Run the smoke tests on staging.\n- Announce the release in #shipping.
+ list         Announce it in #shipping [1].
+ list         Run the smoke tests on the staging system [1].
+ count        The checklist has four steps [1].
+ identifier   The release branch is merged into `main` [1].
- identifier   Announce the release in #shippings [1].
- identifier   Merge the release branch into `master` [1].
- invented     Update the changelog and notify the auditors by fax [1].
- count        The checklist has seven steps [1].

# Maternity leave lasts 26 weeks, of which the first 18 weeks are paid in full and the remaining 8 weeks at 60 percent of salary. The employee must notify HR no later than 15 weeks before the due date. A partner is entitled to 10 days of paid leave.
+ number       Maternity leave is 26 weeks long [1].
+ percent      The last eight weeks are paid at 60% of the salary [1].
+ limit        HR has to be told at least 15 weeks before the due date [1].
+ number_words A partner gets ten days of paid leave [1].
+ paraphrase   For the first 18 weeks you receive full pay [1].
- percent      The remaining 8 weeks are paid at 80 percent of salary [1].
- number       The first 16 weeks are paid in full [1].
- comparison   The employee must notify HR no earlier than 15 weeks before the due date [1].
- unit         A partner is entitled to 10 weeks of paid leave [1].
- binding      The first 8 weeks are paid in full [1].
- negation     A partner is not entitled to paid leave [1].

# Visitors sign in at reception and wear a yellow badge at all times. They are met by their host and may not enter the server room. Deliveries go to Gate 3 between 7 and 11 am.
+ voice        Visitors are picked up by their host [1].
+ negation     Visitors may not go into the server room [1].
+ paraphrase   Guests sign in at the reception desk [1].
+ label        Deliveries go to gate 3 [1].
- negation     Visitors may enter the server room [1].
- label        Deliveries go to Gate 2 between 7 and 11 am [1].
- date         Deliveries go to Gate 3 between 7 and 11 pm [1].

# Pull requests need two approvals, one of them from a code owner. Draft pull requests are not reviewed. Reviewers should respond within one business day. Changes to the billing module additionally require a test plan, see RFC-114.
+ number_words Pull requests need 2 approvals [1].
+ hedge        Reviewers should answer within one business day [1].
+ negation     Drafts are not reviewed [1].
+ identifier   For changes to the billing module a test plan is required too, see RFC-114 [1].
- modality     Reviewers must respond within one business day [1].
- identifier   Changes to the billing module require a test plan, see RFC-141 [1].
- unit         Reviewers should respond within one business week [1].
- negation     Draft pull requests are reviewed [1].
- number       Pull requests need three approvals [1].
- name         Changes to the Payroll module require a test plan [1].

# The sabbatical is available after seven years of service. It lasts up to three months and is unpaid. Health insurance continues during the sabbatical. Applications are due on March 1 and are decided by the Sabbatical Committee in April.
+ number_words After 7 years of service you can take a sabbatical [1].
+ limit        A sabbatical lasts at most three months [1].
+ date         Applications are due on 1 March [1].
+ voice        The Sabbatical Committee decides on applications in April [1].
+ paraphrase   Your health insurance goes on during the sabbatical [1].
- date         Applications are due on May 1 [1].
- date         Applications are decided by the Sabbatical Committee in June [1].
- opposite     The sabbatical is paid [1].
- number       The sabbatical is available after five years of service [1].
- unit         It lasts up to three weeks [1].
- comparison   It lasts at least three months [1].
- name         Applications are decided by the Executive Board in April [1].

# Version 4.2 of the client supports macOS 13 and later. Version 4.1 reaches end of life on 2025-06-30. Run `nw update --channel stable` to upgrade. The log file is /var/log/nw/client.log.
+ version      Version 4.2 supports macOS 13 and later [1].
+ date         Version 4.1 reaches its end of life on June 30, 2025 [1].
+ identifier   Upgrade with `nw update --channel stable` [1].
+ identifier   The log is in /var/log/nw/client.log [1].
- version      Version 4.3 of the client supports macOS 13 and later [1].
- date         Version 4.1 reaches end of life on July 30, 2025 [1].
- identifier   Run `nw update --channel beta` to upgrade [1].
- identifier   The log file is /var/log/nw/clients.log [1].
- version      Version 4.2 of the client supports macOS 12 and later [1].
- date         Version 4.1 reaches end of life on June 30, 2026 [1].

# The policy states: "Confidential papers are shredded, never recycled." Each floor has a locked bin that is emptied on Tuesdays and Fridays by Iron Mountain.
+ quote        The policy says "confidential papers are shredded, never recycled" [1].
+ weekday      The bins are emptied every Tuesday and Friday [1].
+ voice        Iron Mountain empties the bins [1].
- quote        The policy says "confidential papers are burned, never recycled" [1].
- weekday      The bins are emptied on Mondays and Fridays [1].
- name         The bins are emptied by Shred-it [1].
- negation     Each floor does not have a locked bin [1].

# Contractors are paid 30 days after receipt of a correct invoice. Invoices above 5,000 GBP need a purchase order. Send invoices as PDF to ap@brightwater.example, quoting the project code. Late invoices are processed in the following month.
+ currency     A purchase order is needed for invoices over £5,000 [1].
+ identifier   Invoices are sent as PDF to ap@brightwater.example [1].
+ paraphrase   An invoice that comes late is processed the month after [1].
+ number       Contractors are paid 30 days after a correct invoice arrives [1].
- unit         Invoices above 5,000 USD need a purchase order [1].
- comparison   Invoices below 5,000 GBP need a purchase order [1].
- number       Contractors are paid 45 days after receipt of a correct invoice [1].
- identifier   Send invoices as PDF to ar@brightwater.example [1].
- negation     Invoices above 5,000 GBP do not need a purchase order [1].

# On-call shifts last one week and start on Wednesdays at 10:00. The secondary on-call takes over if the primary does not acknowledge a page within 10 minutes. Each shift is compensated with one day off. Interns are not put on call.
+ weekday      On-call shifts begin on Wednesday at 10 AM [1].
+ conversion   A shift lasts seven days [1].
+ negation     Interns are not on call [1].
+ paraphrase   When the primary has not acknowledged a page after 10 minutes, the secondary takes over [1].
- weekday      On-call shifts start on Thursdays at 10:00 [1].
- negation     Interns are put on call [1].
- unit         The secondary takes over if the primary does not acknowledge a page within 10 hours [1].
- number       Each shift is compensated with two days off [1].
- unit         On-call shifts last one month [1].

# Stipend for home office: $600 once, after the probation period of three months. It covers a desk, a chair and a monitor. Internet costs are covered separately at $40 a month. Everything remains the property of the employee.
+ currency     The home office stipend is 600 US dollars [1].
+ currency     Internet is covered at 40 USD per month [1].
+ list         It covers a desk, a chair and a monitor [1].
+ product      Internet adds up to $480 a year [1].
+ number       The probation period is three months [1].
- currency     The home office stipend is 600 euros [1].
- product      Internet adds up to $440 a year [1].
- name         Everything remains the property of Globex [1].
- invented     It covers a desk, a chair and a standing treadmill with massage function [1].
- number       Internet costs are covered separately at $50 a month [1].

# Data classes. Class 1: public. Class 2: internal, shared with employees only. Class 3: confidential, encrypted in transit and at rest. Class 4: secret, access is granted by the CISO and reviewed every 90 days.
+ label        Class 3 is encrypted both in transit and at rest [1].
+ label        For class 4 the CISO grants access [1].
+ number       Access to class 4 is reviewed every 90 days [1].
- name         For class 4 the CTO grants access [1].
- unit         Access to class 4 is reviewed every 90 hours [1].
- number       Access to class 4 is reviewed every 60 days [1].

# Das Büro ist montags bis donnerstags von 9 bis 17 Uhr besetzt. Freitags wird mobil gearbeitet. Ein Zuschuss von 25 Euro im Monat wird für den öffentlichen Nahverkehr gezahlt. Parkplätze werden nicht erstattet.
+ german       Für den Nahverkehr gibt es einen Zuschuss von 25 EUR pro Monat [1].
+ german       Parkplätze werden nicht erstattet [1].
- german       Ein Zuschuss von 35 Euro im Monat wird für den öffentlichen Nahverkehr gezahlt [1].
- german       Parkplätze werden erstattet [1].
- german       Ein Zuschuss von 25 Euro im Jahr wird für den öffentlichen Nahverkehr gezahlt [1].

# Tuition support covers 75% of course fees, to a maximum of $3,000 per fiscal year. Employees who leave within twelve months repay half of the amount. Courses must relate to the current role. MBA programs are excluded.
+ percent      Tuition support pays 75 percent of the fees of a course [1].
+ conversion   If you leave within one year you repay half of the amount [1].
+ negation     MBA programs are not covered [1].
+ currency     The maximum is 3,000 dollars per fiscal year [1].
- percent      Tuition support covers 57% of course fees [1].
- negation     MBA programs are included [1].
- number       Tuition support has a maximum of $2,000 per fiscal year [1].
- unit         Employees who leave within twelve weeks repay half of the amount [1].
- modality     Courses may relate to the current role [1].
- name         Tuition support covers courses at Harvard [1].

# The first-aid room is on the second floor, next to Room 214. Defibrillators hang beside the lifts on floors 1 and 4. Accidents are reported on form HS-7 within 48 hours. The safety officer is Marta Ilic.
+ ordinal      The first-aid room is on the 2nd floor [1].
+ label        It is next to room 214 [1].
+ identifier   Accidents are reported with form HS-7 [1].
+ conversion   Report accidents within two days [1].
+ name         Marta Ilic is the safety officer [1].
- ordinal      The first-aid room is on the third floor [1].
- label        The first-aid room is next to Room 241 [1].
- identifier   Accidents are reported on form HS-9 within 48 hours [1].
- name         The safety officer is Marta Novak [1].
- number       Accidents are reported within 24 hours [1].

# We recommend wearing ear protection above 80 dB. It is mandatory above 85 dB. Hearing tests are offered every two years and are free of charge. Noise maps are available on the intranet.
+ hedge        Ear protection is recommended above 80 dB [1].
+ frequency    A hearing test is offered every two years [1].
+ paraphrase   You find noise maps on the intranet [1].
- frequency    Hearing tests are offered every five years [1].
- number       It is mandatory above 95 dB [1].
- opposite     Hearing tests are optional above 85 dB [1].
"""


def cases() -> tuple[Case, ...]:
    """All cases, in order."""
    return (*_read(_TABLE), *_read(MORE))


def _read(table: str) -> Iterator[Case]:
    passage = ""
    for line in table.strip().splitlines():
        if line.startswith("# "):
            passage = line[2:].replace("\\n", "\n")
        elif line:
            kind, claim = line[2:].split(maxsplit=1)
            yield Case(kind, line[0] == "+", claim, passage)
