"""
Words that stand for one another: one group a line, by sense, never opposites. A word may stand in several.

A phrase is one word with lines between: it is met in any form, with up to three words inside a verb and its particle,
and whatever article or "your" stands inside it.
"""

from rag.lexical import fold
from rag.prove.words.roots import root_of, roots_of

_GROUPS = """
staff employee teammate worker personnel colleague member people person individual folk user workforce
leave vacation holiday pto absence away off out
pay salary wage compensation paycheck money reimburse cover refund repay payment
ask request contact reach talk email notify tell inform consult message raise turn write question touch apply
submit file send hand enter record log register turn lodge
start begin commence kick launch onset open
end finish complete conclude terminate expire close stop lapse expiry expiration
need require must necessary mandatory obligatory have requirement
let allow permit may can possible able entitle eligible ok
get receive obtain earn gain acquire collect
buy purchase acquire order item
cost price fee charge expense amount bill spend spending
limit cap ceiling maximum max restrict bound exceed
check review verify inspect examine audit assess look confirm go
fix repair resolve address correct solve remedy
delete remove erase destroy purge decommission wipe
keep retain store hold save maintain preserve retention
select choose pick opt decide option winner choice
help assist support aid assistance
phone cell mobile telephone cellphone smartphone
computer laptop machine device pc
meeting call session conversation discussion
plan schedule timetable calendar
prior before ahead advance beforehand early earlier
yearly annual year annually
monthly month
weekly week
quarterly quarter
daily day
hourly hour
use utilize using usage employ via through
show display present indicate say state read
change modify update edit alter amend adjust switch modification revise
create make set build establish produce write
allowance budget amount stipend
responsible responsibility duty charge handle manage own owner run
boss manager supervisor lead superior
company firm organization organisation employer business
law act statute
happen occur take place held land fall
big large major huge
approval approve permission consent authorize authorization sign ok clear
reject decline refuse deny
document documentation paperwork paper form file
job role position post function
revoke withdraw cancel remove rescind invalidate
disable switch deactivate turn off unreachable
invite invitation call
travel trip visit journey
live reside stay
home house residence
immediately promptly straight instantly soon right quickly asap fast
usually typically generally normally commonly mostly often
roughly about approximately around nearly almost
extra additional further more added beyond above exceed
enough adequate sufficient ample always
whole entire full complete total length
sum total together combined add altogether
prefer favour favor better preferred recommend
hotel accommodation lodging
reason justification why because explanation cause justify
customer client
vendor supplier provider
site website page web
rule policy guideline regulation
agree accept consent acknowledge
tool app application software program plugin system
problem issue trouble incident difficulty disruption
return back come
location place site destination office
publish post announce share release
mark label tag flag
part section piece
licence license
illness sickness sick ill disease
doctor physician practitioner
child kid baby birth
parent mother father
spouse husband wife partner
car vehicle automobile
train rail
error mistake bug fault
name call title
near close nearby
test trial pilot try
finish complete done
gift present
yourself own self personally individually
deal opportunity
screen display monitor
voucher claim report
rest remainder remaining left
replace swap substitute replacement refresh new
grant give provide award offer assign
apply use count hold valid cover
belong property own company
pass hand transfer escalate forward
watch monitor observe track
illegal unlawful prohibited
depend vary according
automatic automatically
base rest build rely
permanent indefinite indefinitely forever
nobody none nothing
consider count treat regard deem
announce tell notify give
steal theft thief rob
talk discuss discussion conversation speak
lend borrow loan
say state mention
several multiple various
go continue
urgent emergency critical
count qualify
join participate attend
roommate lodger tenant
wear dress
meal food lunch dinner breakfast
taxi cab
bike bicycle
flight plane fly air
bag luggage baggage
train training course class
teach instruct
money fund cash
park parking
lock secure
unlock open
password passcode credential
guest visitor
late tardy delayed
deadline due
mail post
prohibit forbid ban
postpone delay defer
gather collect
assess evaluate evaluation assessment
obtain get
inactivity idle inactive
switch change move transfer
think believe opine feel consider
twice double
win prevail
especially particularly specifically notably
alert warn warning
affect influence impact
satisfy fulfil fulfill meet suffice sufficient
rarely seldom hardly
answer respond reply response
handle process deal treat
bigger larger greater
hire recruit employ onboard engage appoint join start join_up take_on
hire newcomer starter joiner recruit new
fire dismiss sack terminate let_go lay_off layoff redundancy redundant part_ways
resign quit leave depart resignation departure hand_in_notice step_down
retire retirement pensioner pension
successor replacement
predecessor former previous past ex earlier
candidate applicant interviewee jobseeker
interview screening
intern internship trainee apprentice
contractor freelancer consultant self_employed
senior seniority experienced veteran
junior beginner novice newcomer entry_level
engineer developer programmer coder
accountant bookkeeper
lawyer attorney solicitor counsel legal
supervise supervision oversee oversight monitor watch
mentor coach buddy mentoring coaching guide tutor
delegate representative deputy stand_in substitute cover proxy
founder cofounder
board council committee panel
chair chairperson chairman head preside lead
citizen national resident
relative family kin relation
sibling brother sister
grandparent grandmother grandfather
caregiver carer guardian care look_after
newborn baby infant
teenager adolescent youth young
elderly old aged senior
expert specialist professional
audience public
everyone everybody all whoever anyone anybody any
crowd group bunch number batch set
pair couple two both
owner holder proprietor
tenant renter lessee
landlord lessor owner
pupil student learner
teacher instructor trainer tutor
author writer contributor
reader recipient
speaker presenter talk
witness observer
police officer
volunteer voluntary optional opt_in discretionary
participant attendee participate attend take_part involve
member membership belong
stakeholder interested_party
team squad crew department unit
colleague coworker peer fellow co_worker
salary income earn pay wage
raise increase rise uplift hike
bonus premium reward incentive
pension retirement superannuation
probation probationary trial
overtime extra_hours
shift rota roster duty schedule
career profession
contract agreement employment
compensation remuneration pay
payroll payslip
deduct withhold subtract take_out dock deduction
tax levy
taxable pretax before_tax
insure insurance cover coverage policy protect
premium contribution
benefit perk entitlement advantage
entitle right eligible qualify claim may
eligible qualify eligibility qualification
promote promotion advance
performance perform appraisal review evaluation
feedback opinion comment input response view
goal objective target aim purpose
skill ability capability competence expertise
experience background track_record
vacancy opening position role
workday weekday
parttime fulltime
commute travel
remote remotely home telework wfh from_home
onsite in_person face_to_face personally
absence absent away leave miss
sabbatical career_break
bereavement death funeral mourning
condolence sympathy
funeral burial memorial
marry marriage wedding
divorce separate separation
adopt adoption
pregnant pregnancy maternity expect
paternity father
disability disabled impairment
gender sex
harassment bullying harass bully
discriminate discrimination
complain complaint grievance
misconduct wrongdoing offence violation
discipline disciplinary sanction penalty punish
warn warning caution alert
penalty fine punishment sanction
strike walkout
cost amount price value
pay settle foot bear
pay spend spending outlay expenditure expense
reimburse refund pay_back repay give_back get_back claim_back money_back
claim expense submit
receipt invoice bill voucher proof
invoice billing bill
budget fund allowance funding money
stipend allowance grant
cheap inexpensive low affordable economical
expensive costly dear high
free complimentary gratis no_charge free_of_charge at_no_cost
discount reduction rebate
save saving
loan credit lend borrow advance
debt owe owing liability due
deposit downpayment down_payment
rent lease hire
account bank
currency money
purchase buying acquisition
sell sale vend
subscription subscribe plan
quote quotation estimate offer
income revenue earnings
profit gain surplus margin
loss lose losing forfeit forfeiture
price rate tariff fee
value worth amount
threshold limit amount
approximate estimate roughly ballpark
share stake equity stock
option stock
invest investment
donate donation charity give
tip gratuity
double match twice
half fifty
quarter fourth
portion share part percentage fraction
percentage percent rate share
employer company firm house
time moment point
duration length long last period
last run continue endure lasting
period term span stretch phase interval time window
during throughout while in_the_course_of over
after following once afterwards later then subsequently next from_then_on
before until prior preceding previously ahead_of
begin start initiate take_effect come_into_force effect commence
force effective valid effect
end over finish close expire run_out
delay late postpone put_off hold_up
early prior beforehand ahead in_advance advance
soon shortly promptly quickly early possible
immediately instantly at_once right_away straight_away directly promptly
fast quick quickly rapid rapidly speedy swift speed
slow slowly slow_down
speed accelerate expedite quicken speed_up faster fast
annual yearly year anniversary
fortnight biweekly
quarterly trimester
weekend saturday sunday
today now currently current present presently at_present at_the_moment
future upcoming coming forthcoming next
always every_time constantly continuously all_the_time
never at_no_time
sometimes occasionally now_and_then at_times occasional
often frequently regularly frequent regular repeatedly
rare seldom unusual unlikely
again anew repeat once_more another renew
repeat repeatedly recur keep_happening happen_again
permanent lasting indefinite
temporary temporarily interim short_term for_now brief short
deadline cutoff latest by
date day
noon midday lunchtime
midnight night
morning am
evening night tonight
calendar diary
postpone reschedule defer move
wait waiting await hold
pause break rest suspend interrupt take_a_break step_away
interrupt disrupt disturb interfere disruption interruption get_in_the_way hinder
overnight night
decade ten_years
lifetime life
age old
expire expiry lapse end run_out
renew renewal extend prolong extension lengthen
extend extension prolong lengthen longer
shorten reduce cut curtail
periodic regular regularly recurring
simultaneously at_the_same_time concurrently parallel
consecutive successive in_a_row contiguous straight running
instalment installment part stage
tell inform notify notification let_know advise announce give_notice heads_up make_aware aware notice
inform tell explain
explain explanation describe description clarify set_out spell_out outline lay_out
specify name state say indicate give list mention detail identify
mention name refer cite
discuss discussion talk chat speak conversation have_a_chat talk_over go_over
email e_mail mail message
letter mail written
phone call ring telephone
reply respond answer reaction get_back
ask inquire enquire query question request demand
ask_for request demand
contact reach approach get_in_touch ping get_hold_of turn_to
report notify flag raise
publish release issue post put_out
issue publish give provide hand_out
announce announcement declare proclaim
declare announce open raise call
secret confidential private classified sensitive
secret anonymous hidden withhold
disclose reveal share divulge expose publish disclosure make_public
promise commit commitment pledge guarantee
suggest propose recommend advise suggestion recommendation proposal
propose proposal suggest put_forward nominate
recommend advise advisable good_idea better best
encourage motivate urge inspire recommend welcome
insist demand
argue argument dispute disagree
agree agreement consensus consent
disagree disagreement object objection oppose opposition
thank grateful gratitude
welcome greet
introduce introduction present
translate translation
language tongue
word term expression
write draft compose written put_down note_down write_down
write document record note write_up put_in_writing log
note record comment
summary summarise summarize recap overview
detail particular specifics
instruction direction guidance guide step how_to
advice guidance tip counsel
manual handbook guide
sign signature
speech talk lecture presentation
agenda topic
topic subject theme issue matter
minutes notes record
invite invitation ask
remind reminder
subscribe sign_up register
misunderstand confuse confusion
rumour rumor gossip
honest truthful frank
transparent transparency open
voice say opinion
allow permit let enable authorise authorize give_permission
permission approval authorisation authorization go_ahead green_light sign_off clearance
approve approval endorse sponsor sign_off clear green_light pass adopt
reject rejection turn_down refuse decline
forbid prohibit ban bar disallow
block prevent stop prohibit disallow prevention
prevent avoid stop keep_from prevention
obligation duty obligatory compulsory mandatory must required obliged need
require requirement needed prerequisite condition
condition requirement term prerequisite stipulation
exception exempt exemption exclude
exclude leave_out omit out_of_scope exclusion not_included
include contain comprise consist inclusion encompass part
include in_scope scope
comply compliance follow adhere observe obey stick_to abide
violate breach break infringe violation infringement
enforce enforcement
legal law statutory lawful
jurisdiction local law country
rule principle guideline norm
standard norm usual default
default standard automatic automatically
optional voluntary choose choice up_to_you
free liberty up_to_you
restrict limit confine narrow restriction limitation
exceed go_over go_beyond excess in_excess
unlimited no_limit limitless
flexible flexibility flexibly loose loosely
strict hard rigid firm stringent
fix fixed set firm rigid
formal official
informal casual unofficial
responsible accountable in_charge charge
responsibility duty job task obligation
entitle deserve
grant give award allow
revoke withdraw take_away cancel
waive waiver give_up
apply application
override overrule
veto block
vote ballot poll
elect election vote choose
nominate nomination put_forward
decide decision determine settle make_up_your_mind choose settle_on
decide discretion judgement judgment
judgement judgment sense sensible wise wisely discretion
purpose reason aim
perform carry_out execute conduct complete accomplish performance execution undertake
complete finish fill_in fill_out
create build produce generate set_up creation establish
build construct develop construction
develop development
design plan
install installation set_up put_in
configure configuration set_up setup setting
setup set_up prepare arrange
prepare preparation get_ready ready
arrange organise organize plan organisation arrangement
organise organize structure structured arrange plan
change alter modify adjustment adapt
adjust adapt tweak change
improve improvement better enhance get_better
improve recover get_better
worsen deteriorate decline get_worse worse
reduce decrease lower cut lessen reduction cut_down minimise minimize
increase raise grow rise go_up growth higher
grow growth expand expansion
decrease fall drop decline go_down
rise climb go_up
accumulate accrue build_up save_up collect pile_up earn gather
store storage save keep hold
keep hold_on_to retain
remove take_away take_out clear delete take_down
delete erase deletion removal
add append addition attach put_on
attach add enclose append
join connect link
connect connection link attach
separate apart distinct different split
split divide division share break_up
combine merge join unite
replace swap exchange replacement
exchange swap trade
move shift transfer relocate
transfer hand_over handover move pass
hand_over handover pass_on transfer
pass_on forward hand_on send_on
forward send pass
send transmit deliver ship post mail dispatch transmission
deliver delivery ship bring
receive reception receipt
return give_back send_back bring_back hand_back ship_back
bring carry
carry transport bring
use usage utilise make_use_of apply
consume use eat
test check verify
check verify make_sure ensure confirm double_check
make_sure ensure check guarantee see_to_it
confirm verify confirmation validate
compare comparison
measure gauge assess
count number
calculate compute work_out calculation figure_out
find locate discover search
find_out learn discover determine
discover detect find identify come_to_light spot notice uncover
identify recognise recognize detect
search look look_for seek
look_at examine check inspect review
examine inspect examination scrutinise scrutiny scrutinize
scan read
see view look
watch view see
read reading
learn learning study
study learn research
teach train training educate
understand understanding comprehend grasp
know knowledge aware familiar knowledgeable
remember recall bear_in_mind keep_in_mind
forget omit miss
miss overlook skip fail
skip miss leave_out
think consider thought think_about
consider take_into_account think_about
believe belief
want wish like desire would_like
like enjoy prefer
prefer preferable preference better rather
intend intention plan mean intent
expect expectation anticipate suppose
suppose expect mean
hope wish
fear worry afraid concern
worry concern feel_bad feel_guilty guilty
feel feeling
feel_bad feel_guilty guilty blame ashamed sorry
try attempt effort
succeed success successful successfully pass
pass succeed complete
fail failure unsuccessful
fail failure break
win victory
help support assist hand
support back help
handle deal_with take_care_of manage see_to look_after
manage run administer administration control
lead run head
stop cease quit end halt
stop shut_down halt
continue go_on carry_on keep proceed keep_on persist
proceed continue go_ahead
stay remain keep
remain stay left
leave depart
leave stay_behind
arrive turn_up arrival get_there
arrive arrival reach
enter entry access go_in
access enter reach get_to
access log_in login sign_in entry
logout log_out sign_out
open unlock
close shut lock
turn_on switch_on enable activate
turn_off switch_off disable deactivate
activate enable activation
run execute start
click press tap hit push
press push hold
type enter key_in
pull draw
hold grip
touch handle
clean wash tidy
wash rinse clean
cook prepare
eat dine consume
drink beverage
sleep asleep rest
wake awaken wake_up
rest recover recovery relax recharge recuperate
recover recovery get_better heal restore recuperate recuperation
restore recover bring_back
sit seat
stand rise
walk stroll
ride drive
drive driving
accompany go_with come_with escort
meet get_together gather assemble
gathering meeting event get_together meetup
host organise hold
visit stop_by come_by
prove proof evidence demonstrate show
demonstrate show demonstration
protect secure guard safeguard protection
secure safe protect
safe safety secure
risk danger hazard
risk threaten endanger jeopardise jeopardize
danger dangerous hazard hazardous risky
harm damage hurt injure injury
injure injury hurt wound accident
damage break harm spoil
destroy destruction
lose loss misplace
cheat fraud
attack assault
abuse misuse
hide conceal
distribute distribution hand_out spread share
share give pass
own possess belong
hold possess own
lack miss missing without absence
matter important significant
important key essential crucial vital
essential crucial vital key indispensable
useful helpful handy valuable
pointless useless futile unnecessary
unnecessary needless unneeded superfluous
cause lead_to result trigger bring_about
result outcome consequence
result come_out follow
outcome result come_out
effect impact consequence affect
affect impact influence concern slow_down
trigger set_off cause start fire
contribute contribution put_in pay_in
rely reliance trust depend
trust rely confidence
refer send point
point direct
serve act work
act behave conduct
behave behaviour behavior conduct
work function operate run job
operate operation run
break_down fail outage
outage downtime go_down unavailable down breakdown
crash fail go_down
available free ready accessible at_hand
unavailable unreachable absent inaccessible
deploy release roll_out ship deployment
release ship launch publish
roll_out launch introduce
upgrade update
patch fix update
maintain maintenance service keep_up
maintain keep_up uphold
repair maintenance fix
remedy fix remediate remediation resolve
solve solution resolve
resolve settle solve
investigate investigation look_into examine
analyse analyze analysis examine
track trace follow
notice realise realize spot
process procedure workflow way
procedure process method approach
method way means approach
plan strategy
project undertaking
task job assignment work
assign allocate give
ownership own
order sequence
order request buy
request require
book reserve reservation booking
cancel call_off cancellation drop
acknowledge acknowledgement receipt confirm
register registration sign_up enrol enroll enrolment enrollment
enrol enroll sign_up join enrollment enrolment participate
sign_up enrol enroll register join
opt_out decline leave
opt_in join sign_up
join take_part participate become_part
leave drop_out
submit submission hand_in turn_in file send_in
fill complete
upload submit attach
download fetch
copy duplicate photocopy
print printout
scan photograph
photo picture photograph image snapshot
picture show
label name
list enumerate
group category class
category type kind sort class
example instance
similar alike like comparable
similar same equal
same equal identical equally likewise treatment
different differ difference distinct unlike vary
opposite contrary
compare relative
exact precise accurate
accurate correct right
wrong incorrect false mistaken
false wrong fake
true real genuine
real actual
obvious clear evident
clear plain obvious
clear transparent
unclear ambiguous doubt unsure uncertain
doubt unsure uncertain not_sure in_doubt
sure certain confident
specific particular certain
special particular exceptional
exceptional extraordinary unusual
usual normal regular standard ordinary
general common
common usual frequent widespread
typical usual
simple easy straightforward
easy simple easily
difficult hard tough challenging
complex complicated
small little tiny minor trivial
minor small slight
major serious significant large
serious severe grave critical
severe serious critical major
critical crucial serious vital
huge enormous large
long lengthy
wide width broad
high tall height
low small
deep depth
heavy weight weigh
strong strength strengthen robust
weak weakness vulnerability
weakness vulnerability flaw hole gap
vulnerability flaw hole security_hole bug
flaw defect fault
new fresh recent
recent latest new
latest newest recent most_recent
old outdated former
outdated obsolete old
modern current
good great fine
fine good ok alright
poor bad low
excellent great outstanding
best ideal optimal
worst bad
appropriate suitable proper right fit
proper correct appropriate
reasonable sensible fair
fair just reasonable
sensible wise reasonable
careful caution carefully cautious
careless negligent
quiet silent calm
loud noisy noise
busy occupied
empty blank
partial part partly
main primary principal chief
primary main principal first
secondary second
spare extra free
single one sole individual
alone single solo
individual personal single
personal private own
public open
shared common joint
mutual joint
together joint
overall total general
maximum most at_most upper_limit no_more_than up_to ceiling
minimum least at_least lower_limit no_less_than floor
few several couple handful
couple few two
many numerous lots plenty a_lot
much lot
most majority
rest others
other another
nobody no_one
country nation state
abroad overseas foreign international
domestic home national inland
local nearby regional
area region zone field
city town
building house premises
premises site building
room space
desk table workstation
desk workplace
chair seat
furniture furnish
furnish equip
equip equipment gear kit hardware device
equipment gear tool
device machine equipment hardware gadget
laptop notebook computer
headphone headset
keyboard mouse
cable cord
charger adapter
camera webcam
website site portal
link url
channel slack
database db
server host
network net
internet web online
cloud aws
backup copy
information data detail info
folder directory
environment system
system platform
service system
feature function
version release
code source
repository repo
branch fork
commit merge
pull_request pr
ticket issue
incident emergency outage
alert page notification alarm
report document
form questionnaire
survey poll questionnaire
book title
audiobook book
newspaper press
press media
letter note
paper sheet
key badge
badge card
card pass
ticket fare
fare price
door entrance
entrance entry
exit way_out
window pane
lift elevator
stairs staircase
toilet restroom bathroom
kitchen canteen
canteen cafeteria
grocery food
fruit vegetable
coffee tea
alcohol drink
water liquid
trash rubbish waste garbage
plastic packaging
heat warm
cold cool
light lamp
electricity power current
energy power
gas fuel
fuel petrol
fire flame
smoke smoking
air ventilation
weather climate
rain wet
sun sunny
animal pet
pet dog
medicine drug medication prescription
treatment therapy
treatment care
hospital clinic
nurse caregiver
patient ill
ill sick unwell not_well
illness disease condition
condition state
health medical
vaccine vaccination jab
infection virus
pain ache
fitness exercise gym
sport exercise
exercise workout
party celebration event
celebrate celebration
event occasion
passport id
id identification identity
visa permit
border frontier
customs border
airport airline
airline carrier
train railway
bus coach
road street
traffic road
route way
map plan
distance far
lodging stay
suitcase bag
museum gallery
school university
university college
college school
exam test
grade mark
degree diploma
certificate certification
certify certificate
court judge
crime criminal
convict conviction
prison jail
government state
ministry department
authority agency
agency office
office bureau
because since reason owing
although though despite even_though
despite spite regardless
regardless no_matter whatever irrespective independent
except apart_from aside_from other_than excluding save besides
instead in_place_of rather_than replace
without lacking
unless except
if case whether provided
case situation circumstance instance
circumstance condition
otherwise else
therefore thus hence consequently
also too additionally as_well
moreover additionally
possibly maybe perhaps
probably likely
likely probable
chance possibility likelihood
possibility option chance
possible feasible
impossible not_possible
able capable can
unable cannot
average mean
screen screening check vet vetting
reclaim recover get_back claim_back recoup
attack assault phish hack
invasive intrusive
previous last recent
sell sold go_for
deviate deviation exception depart
sizeable substantial considerable significant large
learn hear find_out inform tell notify notification
win winner award prize
tear_down teardown dismantle shut_down
default nothing_else unless_otherwise by_default
get_rid_of remove delete dispose discard throw_away
carry_over roll_over transfer move rollover
take_turns rotate rotation cycle alternate in_turn
kick_off start begin launch
wrap_up finish complete end conclude
reach_out contact ask approach
point_out mention note highlight
bring_up raise mention
put_together create compile prepare assemble
keep_track track monitor record
make_up_for compensate offset
pick_up collect fetch
sort_out resolve fix handle settle
cut_off stop end deadline
fall_ill sick ill
pass_away die death deceased
give_birth birth
turn_into become convert conversion
convert conversion change transform
free_up release
phase_out retire discontinue deprecate
deprecate discontinue obsolete
step_in intervene
check_in meeting review catch_up
suppose expect should
up_to_you choose decide discretion
in_writing written document letter
in_private privately private confidential
in_public publicly public
in_person personally face_to_face verbally
get_into access enter
look_over review check oversight
shorten cut shorter
hand pass give submit
log record note enter book
fill_up top_up
refill top_up
rank order priority
priority prioritise prioritize precedence
overdue late
entire whole full 100
half 50
quarter 25
double twofold twice 2
triple threefold
dozen twelve
notify page alert
tidy order neat
permit licence license authorisation
guideline recommendation advice
yearly annually per_year
monthly per_month every_month each_month
weekly per_week every_week each_week
daily per_day every_day each_day
hourly per_hour
direct_report subordinate
headcount staffing
staffing personnel
dismissal termination layoff
severance payout compensation
payout payment pay
reward bonus award prize
recognise recognize recognition praise acknowledge
chosen selected
reporter complainant
accuse allegation allege
investigator investigate
confess admit
deny denial
apologise apologize apology
forgive excuse
promise assure
swear oath
trustworthy reliable
reliable dependable stable
stable steady constant
constant continuous steady unchanged
unchanged same constant steady
fluctuate vary
shrink reduce
enlarge expand
surplus excess
excess exceed over
shortage lack
scarce rare
abundant plenty
insufficient lacking
brand_new new
used second_hand
worn_out old broken
broken defective faulty damaged
damage wear
dirty unclean
spill leak
leak disclose
breach leak incident
intruder attacker
hacker attacker
malicious harmful
harmful dangerous
toxic poisonous
flammable inflammable
emergency crisis
evacuate evacuation leave
alarm siren
extinguish put_out
rescue save
ambulance paramedic
bandage plaster
allergic allergy
vegetarian vegan
catering food meal
snack food
groceries food
restaurant cafe
book_a_table reserve
seat place
row line
queue line wait
crowd audience
stage phase
show performance
concert event
ticket admission
admission entry entrance
entrance_fee admission
discount concession reduced
senior_citizen pensioner
opening_hours open
closing_time close
overtime extra_hours additional
weekday working_day business_day workday
working_hours office_hours business_hours
out_of_hours outside_office_hours
around_the_clock round_the_clock 24 24x7
night_shift night
day_off leave holiday
time_off leave holiday vacation absence pto
annual_leave holiday vacation pto
sick_leave sick illness
maternity_leave maternity
paternity_leave paternity
parental_leave parental
long_term permanent extended
extended long longer prolonged
lengthy long extended
so_far yet
right_after immediately
simultaneously while
gradually slowly
suddenly unexpectedly
unexpected sudden unforeseen
foresee expect anticipate
predict forecast
forecast estimate
target goal aim quota
quota limit allocation
allocation share budget
subsidy grant support contribution
subsidise subsidize support
fund finance pay
sponsor fund support
donor giver
fee charge rate
surcharge extra fee
toll fee
fare ticket price
mileage kilometre mile
fuel petrol gas
vehicle car van
van truck
lorry truck
rental hire rent
lease rental
deductible excess
compensate compensation reimburse
damages compensation
lawsuit sue
sue court
appeal objection contest
contest dispute challenge
challenge dispute question
verdict decision ruling
judge decide
unanimous unanimously all
quorum minimum
abstain abstention
minutes protocol record
agenda item
motion proposal
amend amendment change
clause provision section
provision clause rule
stipulate specify state require
prescribe require specify
dictate determine
govern regulate cover
regulate govern control
auditor audit
compliance comply conform
penalise penalize penalty
suspend suspension pause
reinstate restore
reactivate enable
lock block
blocked locked
login credential
username user
passphrase password
authenticate authentication verify login
two_factor 2fa mfa
multi_factor mfa 2fa
single_sign_on sso
token key
certificate cert
encrypt encryption encrypted
decrypt decryption
anonymise anonymize anonymous anonymously
pseudonym alias
personal_data pii
classify classification category
archive store retain
migrate migration move
sync synchronise synchronize
duplicate copy double
merge_request pull_request
roll_back revert
revert undo roll_back
undo reverse
schedule plan book
automate automatic automatically
script program
compile build
debug fix
troubleshoot diagnose fix
diagnose diagnosis identify
root_cause cause
cause reason origin
origin source
destination target
endpoint url
latency delay
throughput capacity
capacity volume size
bandwidth capacity
overload overloaded busy
crash outage
restart reboot
shut_down turn_off stop
boot start
plug_in connect
unplug disconnect
socket outlet
wireless wifi
cable wired
screen_share share
webinar online
workshop session course
seminar course workshop
lecture talk class
curriculum course
lesson class
homework assignment
grade score
score points
scholarship grant
tuition fee
enrolment admission
graduate degree
campus site
dormitory dorm residence
resident tenant occupant
host receive
reception desk
desk counter
receptionist desk
porter caretaker
caretaker janitor
janitor cleaner
cleaner cleaning
laundry washing
appliance device machine
fridge refrigerator
oven stove
dishwasher dishes
tap faucet
bin trash
recycle recycling
garden yard
lawn grass
tree plant
flower plant
pest insect
rodent mouse rat
data file record document
up_to_you responsibility responsible
fund finance pay pick_up_the_bill foot_the_bill pick_up_the_tab
tackle address handle deal_with
sign_up enrol enroll auto
weight count value equal
testify testimony witness
prorate prorated pro_rata proportion proportionate proportionally
kid child children
attract count qualify
part_timer part_time
publish publication
acquire acquisition take_over
permit permission
admit admission
conclude conclusion
prescribe prescription
persuade persuasion convince
attend attention
rely reliable reliability
analyse analytical analysis
live life
speak speech
advise advice
relieve relief
recede recession
concede concession
perceive perception
deceive deception
redeem redemption
repeat repetition
mix mixture
pack package
able ability
true truth
warm warmth
free freedom
wise wisdom
pay payee
present presence attend
urgent urgency pressing
frequent frequency
tax taxable taxation
real reality
volunteer voluntary voluntarily sign_up
central center centre
pirated illegal illegally unlicensed copied copy
suspect think believe suspicion
manner form way fashion
compromise leak stolen expose wrong_hands
interfere suffer hamper
shortcut bypass
remark comment note add
deadline due date
brief short
meet get_to_know
blame fault blameless
furniture desk chair
private personal
severe severity
whoever who anyone candidate
"""


def _numbered() -> dict[str, frozenset[int]]:
    groups = [line.split() for line in fold(_GROUPS).strip().splitlines()]
    entries = dict.fromkeys(entry for group in groups for entry in group)
    roots = roots_of({word for entry in entries for word in entry.split("_")})
    named = {entry: _joined([roots[word] for word in entry.split("_")]) for entry in entries}
    found: dict[str, list[int]] = {}
    for number, group in enumerate(groups):
        for entry in group:
            found.setdefault(named[entry], []).append(number)
    return {root: frozenset(numbers) for root, numbers in found.items()}


def _joined(stems: list[str]) -> str:
    """Return the stem of a word, or the stems of a phrase but for what may stand inside it anyway, lines between."""
    if len(stems) == 1:
        return stems[0]
    return "_".join([stems[0], *(stem for stem in stems[1:] if stem not in DETERMINERS)])


DETERMINERS = frozenset(map(root_of, "a an the any my your our his her their".split()))
"""The stems that may stand inside any phrase: "put in a request", "put in your request"."""
GROUPS = _numbered()
"""The numbers of the groups that a stem stands in, or the stems of a phrase with lines between."""
