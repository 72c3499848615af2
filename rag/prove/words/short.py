"""Acronyms and what each may stand for: those of every house, and the American states."""

_ACRONYMS = """
HR: human resources
IT: information technology
US: united states
USA: united states
UK: united kingdom
EU: european union
UN: united nations
UAE: united arab emirates
NZ: new zealand
APAC: asia pacific
EMEA: europe middle east africa
ID: identification, identity card
VP: vice president
AVP: assistant vice president, associate vice president
EVP: executive vice president
SVP: senior vice president
CEO: chief executive officer
CTO: chief technology officer
CFO: chief financial officer
COO: chief operating officer
CIO: chief information officer
CISO: chief information security officer
CPO: chief people officer, chief product officer
DPO: data protection officer
ED: executive director
MD: managing director
GM: general manager, general meeting
AGM: annual general meeting
EGM: extraordinary general meeting
PM: project manager, product manager, program manager
TPM: technical program manager
PO: purchase order, product owner
EM: engineering manager
PI: principal investigator
RA: research assistant, resident assistant, resident advisor
TA: teaching assistant
HQ: headquarters
PTO: paid time off
OOO: out of office
WFH: working from home, work from home
TOIL: time off in lieu
LOA: leave of absence
FMLA: family and medical leave act
SSO: single sign on
VPN: virtual private network
MFA: multi factor authentication, multifactor authentication
OTP: one time password
PR: pull request
MR: merge request
CI: continuous integration
QA: quality assurance
QC: quality control
UI: user interface
UX: user experience
DB: database
DR: disaster recovery
OS: operating system
VM: virtual machine
PII: personally identifiable information
PHI: protected health information
GDPR: general data protection regulation
NDA: non disclosure agreement
DPA: data processing agreement
SLA: service level agreement
MOU: memorandum of understanding
TOS: terms of service
FTE: full time equivalent
PT: part time
FT: full time
OT: overtime
PD: professional development
DM: direct message
COB: close of business
EOD: end of day, end of the day
EOB: end of business
SSN: social security number
ILL: interlibrary loan, inter library loan
PPE: personal protective equipment
SDS: safety data sheet
EHS: environment health and safety, environmental health and safety
SOP: standard operating procedure
RFP: request for proposals, request for proposal
RFC: request for comments, request for comment
ETA: estimated time of arrival
AC: air conditioning
AV: audio visual, audiovisual
DOB: date of birth
POC: point of contact, proof of concept
DC: district of columbia
"""
_STATES = """
AL:alabama AK:alaska AZ:arizona AR:arkansas CA:california CO:colorado CT:connecticut DE:delaware FL:florida GA:georgia
HI:hawaii ID:idaho IL:illinois IN:indiana IA:iowa KS:kansas KY:kentucky LA:louisiana ME:maine MD:maryland
MA:massachusetts MI:michigan MN:minnesota MS:mississippi MO:missouri MT:montana NE:nebraska NV:nevada NH:new_hampshire
NJ:new_jersey NM:new_mexico NY:new_york NC:north_carolina ND:north_dakota OH:ohio OK:oklahoma OR:oregon PA:pennsylvania
RI:rhode_island SC:south_carolina SD:south_dakota TN:tennessee TX:texas UT:utah VT:vermont VA:virginia WA:washington
WV:west_virginia WI:wisconsin WY:wyoming
"""


def _read() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for line in _ACRONYMS.strip().splitlines():
        acronym, _, long = line.partition(": ")
        found[acronym] = tuple(long.split(", "))
    for pair in _STATES.split():
        acronym, _, state = pair.partition(":")
        found[acronym] = (*found.get(acronym, ()), state.replace("_", " "))
    return found


LONG_FORMS = _read()
"""What an acronym may stand for, in small letters, without hyphens."""
