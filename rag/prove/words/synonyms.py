"""
Words that stand for one another: one group a line, by sense, never opposites. A word may stand in several.

A phrase is one word with lines between: it is met in any form, with up to three words inside a verb and its particle,
and whatever article or "your" stands inside it.
"""

from functools import lru_cache

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
approve grant authorize authorise
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
before until prior preceding previously ahead_of lead_up_to
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
apply submit_request put_in_request make_request file_request request
apply submit_application put_in_application fill_in_application
request put_in_for apply
responsible take_care_of look_after in_charge_of own handle manage see_to
oversee in_charge_of responsible run manage look_after
keep_an_eye_on monitor watch track observe
keep_up_to_date update maintain current
bring_up_to_date update refresh
keep_informed inform update keep_posted keep_in_the_loop
let_know inform tell notify alert update
inform give_word pass_on_the_news tell brief debrief
brief inform fill_in prepare
drop_a_line write email message ping dm
message ping dm chat slack text
comment leave_a_comment reply note
post put_up publish
post write put send message announce
ask_around ask inquire
look_up search find consult
consult check_with ask talk speak confer
confer discuss consult
refer consult look_at see
refer direct send point redirect
redirect forward route send
route forward direct pass
relay pass_on forward convey communicate
convey communicate express pass_on
communicate share inform
communicate talk speak contact
speak_up raise say voice flag
bring_to_attention raise flag report point_out
bring_up mention flag voice
flag raise report highlight
highlight emphasize emphasise stress underline point_out
emphasize emphasise stress highlight emphasis
reiterate repeat restate
clarify explain clear_up clarification
clarification explanation question
explain walk_through go_through go_over
walk_through go_through go_over cover review
go_over review discuss go_through read_through
read_through review go_over read
proofread check review
look_into check examine investigate research
dig examine investigate research
delve dig explore
explore look_into investigate examine discover
explore try experiment
experiment test trial
try_out test try experiment
try strive aim endeavor endeavour attempt seek
strive aim endeavor endeavour work_towards
pursue seek follow go_after
achieve reach accomplish attain meet
accomplish do achieve complete
fulfill complete do perform carry_out
carry_out do implement execute conduct
implement carry_out introduce put_in_place
implement build develop
put_in_place set_up establish implement introduce
establish set_up create institute
institute introduce
introduce bring_in start
adopt use take_up introduce
embrace adopt accept welcome
leverage use make_use_of utilise harness
rely_on depend need
take_advantage_of benefit
benefit_from profit gain
profit benefit
exploit abuse misuse take_advantage_of
utilize make_use_of
reuse use_again
work_on handle develop build
work_out determine find figure_out
figure_out find determine understand work_out
come_up_with create develop devise think_of suggest
devise create develop design
brainstorm think_of come_up_with ideas
draft write prepare create put_together
write_up document draft record put_in_writing
jot_down note write record
write_down record document note
log write_down track
capture record note document
record capture store document register
keep_record_of record track document log
keep_record_of log monitor
document keep_record record
take_notes note write_down
sign_off_on approve agree
approve give_the_green_light ok okay give_approval give_consent agree accept
approve give_go_ahead
approval ok okay blessing agreement
agree give_consent consent say_yes accept
okay fine acceptable
acceptable fine allowed permit okay
decline say_no reject refuse turn_down
reject say_no turn_away
refuse turn_away
forbid not_allowed prohibit ban
prohibit off_limits not_permitted
refrain avoid abstain not_do
avoid steer_clear_of stay_away_from keep_away_from
prevent keep_from stop hinder
hinder impede hamper obstruct
impede hinder block slow_down
block hold_up impede hinder stop
blocker obstacle impediment hurdle hindrance barrier
hurdle obstacle difficulty
overcome get_past resolve
get_over overcome recover
struggle have_trouble have_difficulty difficulty
get_stuck stuck block
get_unstuck unblock
unblock free_up
speed_up accelerate fast_track expedite
boost increase improve raise strengthen
boost enhance
strengthen reinforce boost
reinforce support strengthen
maximize maximise optimize optimise
optimize optimise improve
streamline simplify optimize improve
simplify make_easier streamline
ease make_easier facilitate
facilitate help enable ease support
facilitate lead moderate run host
enable allow let make_possible empower
equip provide prepare
supply provide furnish give deliver
provide supply give offer make_available hand_out
make_available offer publish
give_access grant provide
grant give_access allow provision
provision provide set_up create
entrust assign give
assign give hand_out designate appoint
designate name appoint assign nominate
appoint name designate choose
name put_forward propose
go_for choose select
go_with choose select
settle_on choose agree decide
make_a_decision decide decision
make_decision decide
reach_a_decision decide
have_a_say decide influence
weigh_in comment opinion give_input contribute
give_input contribute feedback
give_feedback feedback comment respond
provide_feedback comment respond
solicit ask request seek
ask request look_for
seek_out look_for find ask
look_for search find want
hunt search look_for
locate look_up
retrieve fetch get obtain
retrieve recover get_back
obtain secure get
come_by get obtain
get_hold_of obtain get
pick_up get collect learn
gather pick_up
gather collect bring_together compile
gather collect put_together
consolidate combine merge bring_together
aggregate combine total
bundle combine group package
join_forces work_together collaborate cooperate
collaborate work_together team_up cooperate
collaboration cooperation teamwork
cooperate work_with work_together
partner work_with collaborate team_up
work_with collaborate partner
coordinate align arrange organize
align coordinate agree sync match
align consistent
sync align coordinate catch_up
meet sync check_in
touch_base check_in meet contact sync
check_in ask follow_up
follow_up check_back get_back chase
chase follow_up remind
nudge remind prompt
prompt ask remind
encourage urge nudge
take_place happen occur held scheduled run
hold run organize host
happen take_place come_up go_on
occur come_up arise crop_up
arise come_up occur emerge surface appear
appear show_up seem
seem appear look
show_up appear turn_up arrive attend come
attend come go_to join present sit_in take_part show_up
miss not_attend skip absent
take_part attend join participate play_a_part get_involved
get_involved participate contribute take_part join engage
engage involve participate take_part interact
interact engage deal communicate talk
interaction contact exchange dealing
take_over assume inherit
assume take_over take_on
assume suppose presume expect
assumption belief
take_on accept assume
shoulder bear take_on
pick_up_the_cost pay cover bear
cover pay bear meet pay_for foot
pay_for cover fund finance
chip_in contribute pay
contribute give help add
top_up supplement add increase
supplement add complement
cost_nothing free
free_of_cost free
no_cost free
no_extra_cost free
no_additional_cost free
out_of_pocket own personally
reimburse get_money_back pay_back compensate
get_money_back refund
compensate pay make_up
charge invoice
cost come_to amount price
amount add_up come_to
add_up total sum
incur run_up
incur spend cost
save_money cheap
splash_out spend
spend devote
devote spend dedicate
dedicate devote commit spend
dedicated committed devoted own
allocate set_aside assign reserve earmark
set_aside reserve allocate keep
reserve hold set_aside
stick_to follow keep adhere
comply follow meet observe stick_to
in_line_with according consistent
accordance line
in_accordance_with following line
respect observe follow honor honour
honor keep respect
uphold respect keep
go_against violate break breach
run_counter_to violate contrary
violate go_against infringe contravene
contravene breach
flout violate ignore
ignore disregard overlook
overlook ignore neglect
neglect fail ignore
required_to must need
have_to must need required
need_to must have_to
obliged_to must have_to
supposed_to should expected
expected_to should supposed
call_for require need demand
necessitate require
able_to can
have_the_option option can may
have_the_right entitle right may
have_a_right entitle right
entitled_to right
have_a_claim entitle claim
free_to may can
feel_free may can
qualify eligible meet
meet_the_requirements qualify eligible
meet_the_criteria qualify eligible
criterion requirement condition
prerequisite requirement precondition
precondition condition
interest want keen
keen eager interested willing
willing ready happy prepared
happy glad pleased
excited thrilled happy enthusiastic
enthusiastic excited keen
love enjoy like
appreciate value thank welcome
value appreciate esteem
prize value
respectful polite courteous considerate
polite courteous friendly
kind friendly nice
friendly warm kind
empathy compassion understanding
compassionate caring kind
honest open candid straightforward frank
sincere honest genuine
humble modest
curious interested
proactive initiative
proactively initiative own_accord
on_your_own yourself alone independently
on_their_own themselves independently
independently alone autonomously
autonomy independence freedom
freedom autonomy liberty
empowered free
accountable answerable
accountability responsibility ownership
motivated driven
foster encourage promote nurture cultivate
promote encourage support advance foster
nurture support develop
cultivate develop build
build_up develop build
grow develop build_up
evolve develop change grow
progress advance development headway
make_progress advance progress
advance progress move_forward
move_forward proceed continue advance go_ahead
move_on continue proceed
go_on move_on
go_through undergo pass complete
resume continue restart
pick_back_up resume
restart resume begin
reopen open restart
revisit review reconsider look_again
reconsider rethink review
reassess review reconsider
reevaluate review reassess
revise update edit rework
rework revise redo
redo repeat
rewrite revise
refine improve polish tweak
iterate repeat improve
fine_tune adjust tweak refine
tailor adapt customize adjust
customize adapt tailor personalize customise
modify customize
alter tweak
flexible adaptable
transition move change switch
migrate transfer switch
swap change switch
replace take_the_place_of stand_in_for succeed
stand_in_for cover replace substitute
fill_in_for cover substitute replace stand_in
step_in take_over cover
succeed take_over follow
follow come_after succeed
precede come_before
lead_up_to before
run_up_to before
hand_off handover transfer hand_over pass
handoff handover transfer
pass_on hand_off
deliver hand_over provide
deliverable output result product
outcome end_result result
outcome finding conclusion
finding result discovery conclusion
conclude decide determine
determine find_out establish find
ascertain determine find_out establish check
figure amount number
ensure see_to_it ascertain guarantee
guarantee ensure assure promise
verify ascertain confirm
validate check
validation check verification confirmation
verification check proof
attest certify confirm
attestation confirmation certificate
no_later_than latest at_the_latest by
by_the_end_of before end
at_most maximum no_more_than not_exceed
no_more_than at_most limit not_exceed
not_exceed cap
at_least minimum no_fewer_than or_more
upper_limit cap
prior_to before ahead_of earlier
ahead_of_time advance beforehand early
in_advance ahead_of_time
up_front advance beforehand
upfront advance beforehand
thereafter afterwards then after
as_of from starting since
starting from beginning onwards
going_forward future
in_future going_forward
from_now_on future
on_the_first_day day_one
day_one first
first_day day_one start
start_date first_day begin
last_day end leave departure
final_day last_day
end_date end
at_the_start beginning
at_the_beginning start
outset start beginning
at_the_end finish
every_other_week biweekly fortnightly fortnight every_two_weeks two_weeks
every_other_month bimonthly every_two_months
twice_a_year semiannual biannual half_yearly every_six_months
once_a_year annually yearly every_year each_year
once_a_month monthly
once_a_week weekly
once_a_day daily
once_per_year annually yearly
once_per_quarter quarterly
once_a_quarter quarterly every_quarter each_quarter every_three_months
per_annum annually yearly year
calendar_year year
regular repeated
ongoing continuing current underway
underway ongoing progress
ongoing constant
regularly periodically routinely
periodically regularly occasionally interval
on_a_regular_basis regularly
on_a_daily_basis daily
on_a_weekly_basis weekly
on_a_monthly_basis monthly
day_to_day daily everyday
from_time_to_time occasionally sometimes
once_in_a_while occasionally
every_now_and_then occasionally
hardly_ever rarely seldom
most_of_the_time usually mostly
for_the_most_part mostly usually largely
as_a_rule usually generally normally
in_general generally
by_and_large generally
primarily mainly mostly chiefly
mainly primarily chiefly largely
predominantly mainly mostly
basically essentially
in_essence essentially
for_the_time_being temporarily now currently
for_the_moment now currently
right_now currently now
as_of_now currently
these_days nowadays currently
nowadays today
at_this_point now currently
at_this_time now currently
current existing
already previously
not_yet still
still yet
until_now so_far
to_date so_far
ago earlier before
in_the_past previously formerly
historically past
past history
history record past
recently lately
newly recently
the_day_before prior
eventually finally ultimately end
finally lastly eventually
in_the_end finally ultimately
long_run long_term
in_the_long_run eventually
without_delay immediately promptly
as_soon_as once when immediately
as_soon_as_possible promptly quickly asap soon immediately early
at_the_earliest_opportunity soon promptly early
in_good_time early advance
in_a_timely_manner promptly timely
timely prompt promptly
on_time timely punctual
in_time timely
deadline time_limit due
due_date deadline
time_limit deadline period
timeframe period time window
time_frame period time window
timeline schedule plan
timespan period
grace_period period extension
cooling_off wait
waiting_period wait
lead_time notice
notice warning advance
notice_period notice
meanwhile meantime
in_the_meantime meanwhile
at_the_same_time while simultaneously
in_parallel simultaneously
in_between between
halfway middle midpoint
middle mid center midst
midway middle
at_any_time anytime whenever
whenever when time
every_time whenever
at_all_times always
at_every_stage throughout
the_whole_time throughout
all_day day
round_the_clock day_and_night
shift_work shift
during_working_hours work
duration length time
as_long_as while provided if
so_long_as provided if while
for_as_long_as while
provided_that if condition
on_condition_that if provided
on_the_condition_that provided
subject_to depend require need conditional
conditional depend subject
contingent depend conditional subject
depending_on depend according
depend_on vary according hinge
based_on depend follow
in_the_event_of if case when
in_the_event_that if case
in_case_of if when
in_case if
in_the_case_of when if
if_necessary needed
as_needed necessary need required
when_needed necessary need
as_required needed necessary
if_applicable relevant
applicable relevant apply
relevant appropriate applicable pertinent related concerned
related_to concern about
pertain concern relate
relate concern connect
concern relate about involve
with_regard_to about concerning regarding
in_regard_to about
with_respect_to about regarding
in_relation_to about
when_it_comes_to about regarding
as_for regarding
in_terms_of regarding
on_behalf_of for represent
represent act stand_for
stand_for mean represent
act_as serve function
serve_as act function
due_to because cause
owing_to because
because_of due
on_account_of because
thanks_to because
as_a_result therefore consequently
result_in lead_to cause mean
give_rise_to cause
stem come result
derive come obtain
come_from stem origin
so_that order
in_order_to so
with_a_view_to order
for_the_purpose_of purpose
purpose point
intended meant designed
intended supposed
aim seek intend
set_out_to aim
in_addition_to besides
in_addition also besides
on_top besides addition extra
on_top_of besides addition
as_well_as also
along_with together
together_with along
alongside beside with together
in_conjunction_with together
conjunction together combination
combination mix
in_combination together
besides apart
with_the_exception_of except
not_including except
part_of belong include
as_part_of within during
part_of within belong
consist_of comprise include made_up_of
made_up_of consist
come_with include
extend_to include apply
apply_to cover concern hold go_for
go_for apply
hold_true apply
take_effect apply start
come_into_effect start apply
in_force apply
remain_in_force apply valid
valid good
good_for valid
no_longer stop cease
any_longer anymore
instead_of rather
in_lieu_of instead
lieu instead place
as_opposed_to instead
alternatively instead option
alternative choice
otherwise if_not
if_not unless
or_else otherwise
regardless_of whatever independent
no_matter_what whatever
whether_or_not regardless
irrespective_of regardless
anyway regardless
nonetheless however nevertheless
however but
even_if although
whereas while
resource material asset
resource people staff
material document content resource
content material text
text wording writing content
wording text phrase language
article post page piece
blog article post
infrastructure system platform
thing item
thing matter
item thing entry
entry record item line
template form sample blueprint boilerplate
sample example template
blueprint template plan
checklist list
playbook guide manual handbook runbook
runbook playbook instruction
instruction order guideline
tutorial guide walkthrough lesson
walkthrough guide tutorial demo
cheat_sheet summary overview
faq question
leadership management leader executive
exec executive
prospect potential_customer prospective_customer
workspace office desk
docs document
spreadsheet sheet table
form sheet
talent recruiting hiring
integration connection connector
dev development
status state progress condition
technology tech
tech technical technology
practice custom habit way approach
custom tradition practice
norm convention custom practice
convention standard practice
courtesy polite
prod production
production prod live
external outside third_party
outside external beyond
in_house internal
internal in_house inside within
within in inside
outside_of beyond outside
campaign drive initiative
initiative project effort program
effort work
program initiative scheme
scheme program plan
program course
context background setting
admin administrator
demo demonstration presentation
talk demo
focus concentrate center emphasis attention
priority focus important
top_priority important first
prioritise rank first
goal objective aim ambition intent
mission purpose goal aim
vision goal idea
idea suggestion proposal thought
thought idea opinion view
view opinion thought perspective
perspective view viewpoint angle
viewpoint opinion
insight finding understanding knowledge
point_of_view opinion view perspective
standpoint view
mindset attitude mentality
account profile login
relationship relation connection bond
rapport relationship connection
domain area field
area domain field topic
field domain sector
sector industry field
industry sector business
territory area region
definition meaning
define specify set_out describe set
define lay_down set
lay_down set specify define stipulate
define explain
mean signify
pipeline queue
privacy confidential private
thread conversation discussion
medium channel means
channel medium way
avenue way channel means
means tool way
means_of way
way path route avenue
direction path course
side part
environment surroundings setting
vp vice_president
ceo chief_executive
cto chief_technology
cfo chief_financial
ic individual_contributor
pm product_manager
line_manager manager supervisor boss
people_manager manager
report_to manager
answer_to report
direct_report report team
reportee direct_report
manager direct_manager
scale size extent
extent degree scope amount
degree extent level
level degree grade tier
tier level class
rank level
asset equipment device property
belongings property possession personal
criteria factor
factor aspect element consideration
aspect part element side factor
element part component piece aspect
component part element module piece
module component unit
unit part
ingredient part component
quality standard
feature characteristic
characteristic feature trait quality attribute property
strategy approach plan
tactic approach strategy
way strategy
methodology method approach
technique method approach way
cohort group class
agent representative
keyword term word
terminology term word language
glossary dictionary term
conflict dispute disagreement clash
codebase code repository
framework structure
scenario case situation
use_case scenario case
edge_case exception
reminder notification
nature kind type character
history past log
pattern trend
trend pattern tendency
factor reason
resolution fix solution answer
partnership collaboration
comp compensation pay
visual image picture graphic
diagram chart figure picture drawing
chart graph diagram
flow process sequence
timeline history
comms communication
communication message
variety range mix diversity
diversity variety difference
combination variety
bottom end foot
industry market
market marketplace
tone style voice
style manner tone
milestone target goal
workload load work
load burden work
stress pressure strain
strain stress burden
burnout exhaustion
statement declaration
box field
checkbox box tick
innovation new
threat danger risk
hazard threat
pool group
artifact file output
registry register list
list log
inventory list register stock
catalog list catalogue
directory list
index list
tracker board list tracking
encounter meet come_across face run_into
come_across find meet encounter discover
face meet confront encounter
come_up_against face encounter
advisor adviser counsel consultant
cv resume
bounty reward
behalf name
investment spending
touchpoint contact meeting
one_on_one meeting conversation
standup meeting
sync_up meeting catch_up
offsite retreat
conference event
session slot
slot time place
competitor rival
intake admission
portfolio range
rapport trust
shape form
lifecycle life_cycle
concept idea notion
theory idea
rollout launch release introduction
entity organization body
organization body institution
org organization company
enterprise company business
corporation company
startup company
agency organization body
corner part
signal sign indication
symptom sign
ratio share proportion
supply stock
disaster catastrophe emergency
workaround alternative temporary
assumption guess
guess estimate assumption
barrier block
methodology process
kickoff start launch
prep preparation
boundary limit border
backlog list queue
stability stable
exposure leak
ease simplicity
satisfaction happy satisfied
inquiry question request query
dialogue conversation discussion talk
reputation image name
impression feeling
implication consequence effect
repercussion consequence
downside disadvantage drawback
upside advantage benefit
pro advantage
con disadvantage
technique skill
facility building site
rationale reason justification
reasoning rationale logic
motive reason
grounds reason
excuse reason
basis ground reason foundation
cornerstone foundation
overhead cost burden
morale mood
mood atmosphere
atmosphere mood climate environment
era period time
slip mistake
oversight mistake
lapse mistake
typo mistake error
glitch problem error bug
malfunction fault failure problem error
defect problem bug
hiccup problem
snag problem
bottleneck problem obstacle
issue question
concern question issue problem
matter case question
relevant important
associated related linked connected
linked tied related
potential possible likely
prospective potential future
fully completely entirely whole totally
entirely wholly completely
wholly fully
thoroughly carefully fully completely
thorough careful detailed comprehensive
comprehensive complete full thorough detailed
in_depth thorough detailed deep
exhaustive complete full
in_detail detailed thoroughly
in_full completely whole entire
to_some_extent partly
slightly somewhat little bit
a_bit slightly somewhat little
a_little slightly somewhat
a_few several some couple
a_couple_of two few
a_handful_of few several
a_number_of several multiple various
a_variety_of various different several
a_range_of various different several
a_series_of several
a_wide_range_of many various
a_great_deal_of much
a_lot_of many much
a_large_number_of many
plenty_of many enough
dozens_of many
numerous many countless
various diverse
diverse varied
multiple many more_than_one
more_than_one several
one_or_more any
no_one_else alone
each_and_every every
each every per
one_at_a_time individually
one_by_one individually
individually separately own
individually apart
jointly together
collectively together
as_a_group together
as_a_team together
as_a_whole overall
all_in_all overall
in_total altogether total
in_all total
unique special distinct
specific concrete
asynchronous async
in_real_time live synchronous
visible shown seen
viewable visible
easier simpler
easily simply readily
with_ease easily
effortlessly easily
smoothly easily
smooth easy
seamless smooth
seamlessly smoothly
physical in_person
comfortable ease happy
at_ease comfortable
uncomfortable uneasy
virtual online remote
healthy well
well good
properly correctly right
rightly correctly
wrongly incorrectly mistakenly
mistakenly wrongly accidentally
by_mistake accidentally mistakenly
by_accident accidentally unintentionally
accidentally unintentionally inadvertently
unintentional accidental
intentionally deliberately purpose
on_purpose intentionally deliberately
deliberately intentionally consciously
knowingly consciously deliberately
unknowingly unaware
clearly plainly obviously
explicitly expressly clearly
explicit express clear
implicit implied
efficient productive
efficiently well
effective efficient
really truly actually
creative inventive
arbitrary random
at_random randomly
ongoing running
financial monetary money
fiscal financial
corresponding matching respective
accordingly therefore
viable workable feasible possible
practical workable
realistic feasible achievable
achievable realistic reachable
reachable available contactable
smaller lesser
contractual contract
pending outstanding open awaiting
unresolved open outstanding
favorite favourite preferred
incremental gradual
incrementally gradually step_by_step
step_by_step gradually stage
in_stages gradually
bit_by_bit gradually
over_time gradually eventually
little_by_little gradually
sustained lasting
underlying basic root
basic fundamental
fundamental basic essential core
core main central key basic
main important
principal key
imperative essential vital
of_utmost_importance important vital crucial
paramount important
of_importance important
important major
meaningful significant important
considerably significantly much
significantly considerably substantially greatly much
drastically significantly
dramatically significantly
highly very strongly
very extremely highly
deeply strongly
heavily strongly
convenient handy easy
inconvenient awkward
meaningful useful
beneficial useful helpful good
worthwhile useful
valuable beneficial
equitable fair
impartial fair neutral unbiased
unbiased impartial neutral fair objective
biased unfair
unfair unjust
inclusive welcoming
welcoming friendly
fun enjoyable
adverse negative
negative adverse bad
detrimental harmful
equivalent equal same
comparable equivalent similar
similarly likewise
unused unspent
leftover remaining unused
spare unused extra
surplus leftover
whichever whatever
suspicious dubious
unauthorized unauthorised not_allowed
not_allowed not_permitted
unacceptable not_acceptable not_tolerate
tolerate accept permit
inappropriate improper unsuitable
miscellaneous other various
moderate reasonable
excessive too_much undue
unreasonable excessive
disproportionate excessive
popular common
widely commonly
reluctant unwilling
unfamiliar new
concise short brief
succinct concise brief
incomplete missing
outdated old obsolete stale
up_to_date current latest recent
adjacent next neighbouring
next_to beside near
close local
hypothetical theoretical
tricky difficult
problematic difficult
demanding challenging
painful difficult
burdensome onerous
overly too
unduly overly
mandated required mandatory
non_negotiable mandatory required
must_have required
nice_to_have optional
preferably ideally
first_choice preferred
in_favor_of support
in_favour_of support
against oppose
in_agreement agree
at_fault blame responsible
not_allowed banned off_limits
reserved limited only
solely only exclusively
merely only just
nothing_but only
none_but only
just only simply
full_time fulltime
part_time parttime
unpaid without_pay
paid with_pay
at_full_pay paid
on_the_clock work paid
off_the_clock unpaid
in_good_standing good
at_your_own_expense yourself own
at_own_expense yourself own
out_of_your_own_pocket yourself own
at_company_expense company
at_your_discretion decide choose
at_the_discretion_of decide discretion
discretionary discretion choose
freely openly
openly frankly transparent
publicly openly
privately confidence
in_confidence confidentially private
under_wraps secret confidential
behind_closed_doors private
one_on_one privately
in_a_row consecutive successive
back_to_back consecutive
continuous uninterrupted
unbroken continuous
take_leave leave absence time_off off away
take_time_off leave absence off
go_on_leave leave off absence
on_leave off away absent
out_of_office away absent off
out_of_the_office away absent
return_to_work return come_back
paid_time_off pto vacation
public_holiday holiday bank_holiday
national_holiday public_holiday
statutory_holiday public_holiday
call_in_sick sick ill
report_sick sick ill
get_sick ill sick fall_ill
feel_unwell sick ill
under_the_weather sick ill
run_a_temperature fever
temperature fever
medical_certificate doctor note
doctor_note medical_certificate
sick_note medical_certificate
appointment visit
see_a_doctor doctor
medical_appointment doctor
have_a_baby birth
give_birth childbirth delivery
childbirth birth delivery
loved_one family relative
family_member relative
next_of_kin relative family
get_married marry marriage wedding
tie_the_knot marry wedding
move_house move relocate
relocate move_to
unused remaining left_over leftover
carry_forward carry_over
cash_out payout pay_out
pay_out pay
take_home net
pay_check paycheck
payday payment
pay_day payday
base_salary base_pay
pay_rise raise increase
pay_raise raise increase
salary_increase raise
lump_sum one_off single
one_off single one_time once
hiring_bonus signing_bonus
sign_on_bonus signing_bonus
exercise buy
tuition course_fee
money_back payment
expense_report expense claim
file_an_expense expense claim
put_on_expense expense
claim_for expense claim
evidence receipt
documentation evidence proof
corporate_card company_card
credit_card card
charge_to pay
foot_the_bill pay cover
pick_up_the_bill pay cover
on_the_house free
at_our_expense company
at_the_expense_of pay
on_the_company pay
per_diem daily_allowance
per_person each
per_head each
round_trip return
itinerary travel_plan route
airfare flight fare
airplane plane flight
hotel_room room accommodation
stay accommodation
overnight_stay accommodation
accommodation place_to_stay lodging
rent_a_car rental_car hire_car
public_transport bus train
public_transit public_transport
transport transit
own_car personal_vehicle private_car
set_off depart leave
depart set_off go
head_out leave
get_to arrive
get_home return
reach_home return
meal_allowance per_diem
dine_out restaurant
eatery restaurant
recruit find_people hire
hire bring_on bring_in
bring_on_board hire onboard
newcomer new_hire starter joiner new_employee
new_hire newcomer new_joiner new_starter new_employee
new_team_member newcomer new_hire
first_week start
join come_on_board start
onboarding orientation induction introduction
settle_in onboard
get_up_to_speed onboard learn ramp
ramp_up onboard start
offboarding exit departure leave
last_working_day departure leave
leave_the_company departure resign quit exit
part_company leave
give_notice resign
make_redundant lay_off redundancy
employment job
job_ad vacancy posting job_posting
job_posting job_ad opening
job_opening vacancy
job_description role
reference recommendation
referral recommendation
referrer reference
candidacy application
shortlist select
longlist list
interview meeting conversation
interview_panel interviewer
panel group
offer proposal
sign_the_contract sign
coworker workmate colleague
teammate coworker
counterpart colleague
one_on_one 1:1
performance_review appraisal evaluation
appraisal assessment
self_review self_assessment
self_assessment self_evaluation
self_evaluation self_review
rating score grade
move_up promotion advance
step_up promotion
development growth
career_path progression
progression advancement growth
learning training development
upskill train learn
skill know_how
know_how expertise skill knowledge
proficient skilled
skilled proficient able
mentee learner
mentor guide coach advisor
shadow observe follow
workshop training
conference congress
code_of_conduct rules
misbehave misconduct
misbehavior misconduct
harass bully mistreat
mistreat harass abuse
retaliate revenge
retaliation reprisal
whistleblower reporter
raise_a_concern report complain
make_a_complaint complain complaint report
file_a_complaint complain complaint report
lodge_a_complaint complain complaint
conflict_of_interest conflict
bribe bribery
kickback bribe
hospitality entertainment
keep_secret confidential secret
keep_confidential secret confidential
keep_to_yourself confidential secret
not_share confidential secret
nda non_disclosure
security_incident breach
compromise breach hack
vulnerable exposed
unaffected not_affected
exploit attack
intruder hacker
bad_actor attacker
malicious_actor attacker
remediate patch
mitigate reduce lessen
mitigation fix
alleviate reduce ease lessen
minimize reduce keep_low
contain limit
quarantine isolate
isolate separate
rotate change renew replace
log_on login
account access
access_right permission
permission right access
privilege right permission
admin_rights admin_access
superuser admin
read_only view
badge id_card
keycard badge
keep_out exclude
lost missing
go_missing lost missing
get_lost lose
lock_up lock
leave_unattended unattended
back_up backup save copy
wipe erase clear
throw_out throw_away discard
throw_away bin discard
shred destroy
retention storage
archive file
anonymize mask
redact remove mask black_out
personal_information personal_data
sensitive_data confidential
data_protection privacy
deploy roll_out push ship release
deployment rollout
push_live deploy release
go_live launch deploy release
put_into_production deploy release
release deliver
merge land
commit push
pull_request change
review_code code_review
code_review review
codeowner owner
author creator writer
creator author maker
stakeholder involved
bug_report bug issue
file_a_bug report
file_an_issue report open
open_an_issue report file create
open_a_ticket report file create raise
create_a_ticket report file open raise
raise_a_ticket report file open
log_a_ticket report file open
file_a_ticket report open create
ticket issue request
triage prioritize sort
severity seriousness
on_call duty
on_duty on_call
oncall on_call
escalate raise bring_in pull_in
bring_in involve call_in
pull_in involve
loop_in involve include inform
include bring_in
root_cause reason
postmortem retrospective review
post_mortem postmortem retrospective
retrospective retro postmortem look_back
debrief review discuss
lessons_learned learning
down unavailable offline
come_down down
uptime availability
outage failure interruption
slow_down degrade
degrade worsen
latency slow delay
observe supervise
dashboard overview
metric measure indicator
metric sign measure
kpi metric indicator
benchmark comparison
data figure
numbers data
statistic figure number
filter narrow select
sort order arrange
group sort
run launch
spin_up create start launch
spin_down shut_down
tear_down remove delete
bring_down stop
kill stop terminate
abort stop cancel
rerun repeat run_again
retry try_again repeat
start_over restart
reverse revert
revert go_back undo
go_back return revert
roll_back go_back
rollback revert undo
toggle switch
default standard preset
out_of_the_box default standard
setting configuration option
settings preferences
configure set customize
configurable adjust
parameter setting
parameter variable
sandbox test
playground sandbox
test_environment sandbox
clone copy
paste insert
insert add put
prepend add
attach include
attachment file
embed include
import load
upload add
export download
download save
refresh reload update
click select press
select click tick
tick check mark
check_the_box tick select
checkmark tick
type write
fill_in enter complete
fill_out enter
populate fill
button icon
dropdown menu list
tab page
navigate go
go_to visit open navigate
head_to go visit
scroll move
hover point
appear display
render display
view show
visible display
screen page
hyperlink link
url address
location address
rename name
category label
tag mention
ping mention tag
channel room
thread reply
dm direct_message message
slack_message message
video_call call meeting zoom
video_conference call meeting
video video_call
zoom call video
conference_call call
hop_on_a_call call
get_on_a_call call
jump_on_a_call call
have_a_call call
hold_a_meeting meet
have_a_meeting meet
set_up_a_meeting meet schedule
schedule_a_meeting meet
schedule_a_call call
book_time schedule
put_on_the_calendar schedule
calendar_invite invitation
calendar_event invitation meeting
agenda plan
meeting_notes minutes
take_minutes minutes
action_item task todo
to_do task
task item
next_step action
follow_up_on chase
get_back_to respond reply answer
respond get_back_to react
react reply
reaction response emoji
acknowledge confirm react
thumbs_up approve
vote cast
cast_a_vote vote
cast_a_ballot vote
put_to_a_vote vote
majority more_than_half
tiebreak casting_vote
second support
back support endorse
have_no_objection agree
stand_for_election candidate run
term_of_office term mandate
seat position place
vacant empty open
fill_a_vacancy hire replace
treasurer finance
quorum present
bylaw rule
statute law bylaw
charter rules constitution
ratify approve
sale deal
close_a_deal sell
contract deal agreement
quote price offer
price_list pricing
discount price_cut
consumer customer
end_user user
buyer customer
purchaser buyer customer
purchase_order order
procure buy purchase obtain
vendor seller
shipment delivery
goods product item
merchandise goods product
swag merchandise
return_policy return
warranty guarantee
invoice statement
bill_to charge
pay_in_advance prepay
prepaid prepay
instalment payment
overdue past_due late
outstanding unpaid
unpaid open
arrears overdue
auto_renew renew
tier plan
free_trial trial
sign_a_contract contract sign
countersign sign
signatory signer
initial sign
negotiate discuss bargain
negotiation talk
forecast projection
revenue sales
turnover revenue
budget spending_limit
sponsor pay
sponsorship support funding
donation gift
charitable charity
non_profit nonprofit charity
volunteer help
community_service volunteer
fiscal_year financial_year
quarter three_months
half_year six_months
year twelve_months
half_a_year six_months
half_an_hour 30
a_quarter_of_an_hour 15
campaign marketing
advertise promote
advertising promotion marketing
advertisement ad
publicise publicize promote announce
newsletter mailing
press_release announcement
webinar event
landing_page page
audience reader viewer listener
viewer watcher
listen hear
listen pay_attention
pay_attention listen attention focus
talk_to speak contact
speak_to talk contact
speak_with talk contact
have_a_word talk speak
sit_down talk meet
come_to ask
turn_to ask
go_to ask contact
ask_for_help help
need_help help assistance
get_help help assistance
give_a_hand help
lend_a_hand help
help_out help assist
support help_out
help_desk helpdesk it_support
tech_support helpdesk it_support
customer_service customer_support
people_team hr human_resources
people_ops people_team hr people_operations
finance_team finance
legal_team lawyer
security_team security
executive_team leadership
leadership_team leadership executive
management_team management leadership
team_lead lead leader
team_leader lead team_lead
whole_team everyone
whole_company everyone company_wide
company_wide all
across_the_company company_wide everyone
the_whole_company company_wide
organisation_wide company_wide
org_wide company_wide
cross_functional interdisciplinary
across_teams cross_functional
other_teams cross_functional
each_other one_another
in_common share
share_in share
pass_along share forward
circulate share distribute
distribute send share
spread_the_word share tell
get_the_word_out announce
make_known announce tell
keep_private private
work_in_public open
viewable_by visible
accessible_to open
inaccessible not_available
not_available unavailable
unavailable away busy
tied_up busy
spare_time free
have_time available
impractical not_possible
doable feasible possible
in_use used
make_sense sensible reasonable
stand_to_reason reasonable
common_sense judgment sense
good_judgment sense discretion
best_judgment sense discretion
gut_feeling instinct
instinct gut
trust_your_judgment discretion
decide_for_yourself choice discretion
your_call decide choice
up_to_them decide choose
make_the_call decide
have_the_final_say decide
final_say decide decision
final_decision decide
have_the_last_word decide
lie_with responsible
rest_with responsible
fall_to responsible
job_of responsible
task_with responsible assign
charged_with responsible
duty_of responsible
fall_within include part
fall_under belong covered
come_under belong
belong_to part
count_as consider treat
count_towards count
seen_as considered
treat_as consider
classify_as consider
known_as called
refer_to_as called
so_called called
photography picture photo
take_pictures photograph photography
take_photos photograph photography
manufacture produce make production
host invite
invite bring ask
escort accompany take_around go_around
sign_in register put_your_name_down
put_name_down sign_in register
front_desk reception
reception front_desk lobby
wear put_on
throughout whole_time entire
whole_time always throughout constantly
get_around travel move
belongings thing
furniture household
household home family
give_all_back repay return
place accommodation home
new_place home
get_to_work commute
work_extra overtime
work_overtime overtime extra_hours
work_longer overtime
extra_work overtime
extra_time overtime extension
more_time extension extend
give_more_time extend
get_more_time extension
buy_yourself purchase
pay_out_of_pocket own
at_no_charge free
without_charge free
for_free free cost charge
free_of_charge cost
for_nothing free
cost_free free
as_a_gift free
out_loud aloud
in_plain_language clear simple
plain_language clear simple
in_a_nutshell summary brief
sum_up summarize
boil_down summarize
spell_out explain detail
walk_out leave
go_home leave
head_home leave
step_out leave
stay_at_home home
stay_home home absent
stay_away absent
be_away absent
keep_away absent avoid
not_come absent
not_present absent
no_show absent miss
fail_to_show absent miss
be_late late
run_late late delay
turn_up_late late
be_on_time punctual
call_in phone
ring_up phone
give_a_call phone call
phone_number number
mobile_phone phone
email_address email
postal_address address
street_address address
by_post mail
by_mail mail
by_phone call telephone
by_telephone call phone
over_the_phone call
by_email mail
in_an_email write
send_an_email email write
write_an_email email
send_a_message message write dm
send_a_note message
leave_a_note write
put_a_note note write
ask_for_permission request
get_permission approval consent
need_permission need_approval
need_the_approval approve permission
have_permission allow
get_approval approve permission
get_the_okay approval permission
get_the_ok approval permission
get_a_yes approval
say_so approve order
without_permission unauthorized
with_the_consent agree permission
with_the_agreement agree permission consent
agree_in_writing written_consent
in_consultation discuss consult
after_talking consult
talk_it_over discuss
sit_in attend observe
listen_in attend observe
keep_quiet silent secret
keep_it_down quiet
keep_clear free open
keep_open open
stay_open open
keep_closed close shut
stay_closed close shut
keep_clean tidy clean
clear_up clean tidy
clean_up tidy clean clear
mess dirty
wipe_down clean
wash_up clean wash dishes
put_away store tidy
put_back return
bring_along bring carry
take_along bring carry
carry_on_you have carry bring
have_on_you carry
leave_behind forget
take_out borrow remove withdraw
check_out borrow leave
take_out check_out
lend_out lend
hand_in return submit
give_up forfeit
lose_the_right forfeit
forfeit lapse expire
go_to_waste lapse expire
be_lost lapse forfeit
use_up exhaust spend
run_out_of exhaust
run_short lack
run_low lack
stock_up buy
pile_up stack
stack pile
load put
unload empty
lift carry
push move
drag move
drop_off leave deliver
pick_up_from collect
collect_from pick_up
swing_by visit
come_over visit
walk_in enter
let_in admit allow
admit accept
be_barred ban
kick_out exclude expel
expel exclude dismiss
throw_out exclude
shut_out exclude
ban exclude
suspend ban
put_on_hold suspend pause
freeze pause suspend
stop_for_a_while pause
take_a_pause break
lunch_break lunch
coffee_break break
get_some_rest rest
unwind relax rest
disconnect switch_off
recover get_well
feel_better recover
suffer_from have
get_injured injure injury accident
get_hurt injure injury accident
be_hurt injure injury
first_aid help
call_an_ambulance ambulance
fire_drill evacuation
drill exercise practice
evacuate get_out leave
get_out exit
exit door
block obstruct
obstruct block stand_in_the_way
smoke cigarette
light_up smoke
vape smoke
booze alcohol
under_the_influence drunk alcohol
drug substance
substance material
chemical substance
solvent chemical
gloves protection
helmet protection
protective_gear protective_equipment
protective_equipment protective_gear ppe
goggles glasses
clothing garment
dress_code dress clothing
outfit clothes dress
shoe footwear
sustain keep maintain
conduct hold run lead do
administer give run
undertake do
render provide give
extend offer give
distribute give hand_out circulate
dispense hand_out
bestow award
award present
confer award grant
attain gain
purchase pay_for
charge ask
levy charge
impose set charge lay_down
set determine fix decide define
agree_on set decide settle
settle agree
arrange organise schedule
organise run
schedule arrange fix set
time schedule
slot appointment
postpone push_back put_back
push_back delay
move_back postpone
bring_forward move_up advance earlier
move_forward bring_forward
reschedule rearrange
rearrange reschedule change
cancel call_off scrap
scrap drop
abandon drop give_up
skip leave_out pass
omit skip
expire no_longer_valid lapse
out_of_date expired outdated old
invalid not_valid
null_and_void invalid
void invalid
deactivate close disable
terminate cancel close
discontinue stop end
wrap_up close
finalize complete finish
finalise complete finish
complete finalize get_done
get_done finish
be_done finish complete
last continue
take_time last
take_long last
take_up last
long_lasting permanent
for_good permanent forever
for_life lifelong permanent
temporarily for_a_while
for_a_while temporary
for_a_time temporarily
short_lived brief
instant immediate
immediate instant direct prompt
prompt immediate quick
directly straight
without_hesitation immediately
the_day_after next
the_following_day next
the_next_day following
next_working_day next_business_day
the_day_of date
the_same_day day
first_thing morning
early_on early
late_in end
midweek wednesday
mid_month middle
year_end end
end_of_year december
beginning_of_the_year january
start_of_the_year january
end_of_the_month month_end
at_weekends weekend
on_weekends weekend
on_weekdays weekday
outside_working_hours out_of_hours
after_hours out_of_hours outside_working_hours
outside_business_hours out_of_hours
during_the_night night
at_night overnight
peak busy
off_peak quiet
high_season peak
whenever_possible possible
where_possible possible
if_possible possible
wherever_possible possible
as_far_as_possible possible
to_the_extent_possible possible
as_a_matter_of_priority first priority
have_priority first prefer precedence
take_priority first precedence
take_precedence priority first override
give_priority prefer prioritize first
come_first priority
go_first first
at_first initially
initially first beginning start
original initial first
in_the_beginning initially
to_begin_with first
to_start_with first
above_all especially
in_particular especially particularly specifically
notably in_particular
such_as like including example
for_instance example
e.g. example
namely that_is
that_is_to_say meaning
that_means meaning so
in_other_words meaning
so_to_speak like
by_way_of through
by_means_of through using via
with_the_help_of using through via
with_help_of using
over via
based_upon based
rest_on depend based
hinge depend
built_on based
be_up_to depend decide
turn_on depend
as_per according
in_keeping_with according
consistent_with according
in_compliance_with according comply
pursuant_to according
under_the_terms according
by_law legal statutory
required_by_law statutory legal mandatory
legally_required statutory mandatory
contrary_to against
in_breach_of breach violate
in_violation_of violate breach
be_in_breach breach
fail_to_comply violate breach
not_comply violate breach
not_follow violate breach ignore
break_the_rules violate breach
rule_breach violation
infraction violation breach
offence breach
foul_play misconduct
face_consequences sanction discipline
face_the_consequences sanction
disciplinary_measure discipline sanction
disciplinary_action discipline sanction
take_action act measure
take_measures act
take_steps act measure
measure step action
countermeasure measure
safeguard protect measure
precaution safety measure
take_precautions protect safety
take_care careful look_after
be_careful care caution
watch_out careful
beware careful
look_out_for watch
pay_heed attention
take_into_consideration consider
bear_in_mind consider
give_thought consider think
give_consideration consider
think_through consider
mull consider
weigh consider
weigh_up consider
balance weigh
factor_in consider include
allow_for consider include
account_for explain consider
make_up constitute form
amount_to total equal
equal_to same
equate equal
correspond match equal
match correspond fit
fit match suit
tally match
mismatch difference
discrepancy difference mismatch
gap difference
deviation difference
vary differ change
range vary
fluctuate change
candidate apply
trainee learner
temp temporary
temporary_worker temp
seasonal temporary
full_timer full_time
fixed_term temporary
permanent_employee permanent
hourly_worker hourly
wage_earner employee
breadwinner parent
headcount number
manpower staff
line_of_work profession
occupation job profession
vocation job
trade profession
craft trade
station post
rank position
title role
seniority length_of_service
length_of_service tenure seniority service
years_of_service tenure seniority
service tenure employment
stint period
assignment posting project
secondment assignment
detail assignment
chore task duty
workload amount
remit scope responsibility
purview scope responsibility
scope extent range
reach range
coverage scope
covering about
affected involved
responsible involved
competent responsible
in_authority responsible
have_authority power decide
authority power right
authorise empower
mandate authorise
sign_for approve
signing_authority sign
cosign sign
put_your_name_to sign
undersign sign
stamp seal
seal close
notarise certify
witness attest
vouch confirm
back_up support
substantiate prove support
document prove
produce show
display hang_up
hang_up post display
pin_up post display
put_up display
notice_board board
bulletin_board board
noticeboard notice_board
billboard sign
sign notice
poster notice
leaflet brochure flyer
pamphlet leaflet
booklet manual
handout document
transcript record
protocol procedure
proceeding process
formality procedure
red_tape bureaucracy
application_form application
sign_up_form registration
waiting_list queue
on_the_list list
preference choice wish
favour choice
wish request
desire request
plea request
petition request
enquiry question
doubt question
ask_questions question
raise_questions question
have_questions question unsure
in_case_of_doubt doubt unsure
when_in_doubt unsure
if_in_doubt unsure
not_clear unclear
not_certain unsure uncertain
be_unsure uncertain doubt
make_certain ensure verify sure
make_it_clear state explain
make_clear explain state
point out
underscore emphasize stress
highlight show
call_attention point_out highlight
draw_attention point_out highlight
bring_to_the_attention report
alert attention
make_a_report report
give_a_report report
file_a_report report
hand_in_a_report report
report_back report inform
feed_back report
get_feedback feedback
ask_for_feedback feedback
collect_feedback feedback
survey ask feedback
poll ask
canvass ask survey
interview ask talk
question interview
examination test exam
trial attempt
have_a_go try
give_it_a_try try
give_a_try try
make_an_effort try
do_your_best try
make_every_effort try
take_pains try
work_hard effort
hard_work effort
put_effort work
put_in_work work effort
spend_time devote time
put_in_hours work
time_tracking timesheet
timesheet time_tracking hours
track_time timesheet record
log_hours timesheet record
record_hours timesheet
enter_hours timesheet
time_sheet timesheet
timecard timesheet
shift turn
take_a_shift shift
work_a_shift shift
take_turns change
rota rotation
roster list
unspent leftover left remaining
carry_over roll_over keep
move_forward advance get_through make_it
make_it_to reach advance
make_the_cut chosen selected
make_it_to_the_next_round advance
get_through advance pass
through_to_the_next_round advance
not_selected reject
not_move_forward reject
okay_with consent agree permission approve
ok_with consent agree permission approve
fine_with consent agree permission approve
happy_with agree consent satisfied
have_nothing_against agree consent
not_mind agree consent
full_hour hour
on_the_hour full_hour
compliment praise recognition
kudos praise recognition thanks
applaud praise
shout_out praise recognition thanks
criticism criticise
see_eye_to_eye agree
not_see_eye_to_eye disagree
fall_out disagree conflict
be_at_odds disagree conflict
difference_of_opinion disagreement disagree
quarrel argue conflict dispute
inbox mailbox
come_in_late late
start_late late
sleep_in late
unsure_of unknown uncertain
unknown unfamiliar unclear
dubious suspicious doubtful
fishy suspicious
strange suspicious odd unusual
out_of_the_ordinary unusual exceptional
stop_working break break_down fail
not_work broken fail
out_of_order broken defective
give_in submit
send_around circulate distribute share
pass_around circulate distribute
get_around_to do
take_off deduct remove
knock_off deduct
count_against deduct
count_off deduct
put_aside reserve save
lay_aside save
save_up accumulate save
build_credit accrue
add_up_to total sum
top_up raise
round_up up
round_down down
price_tag price cost
worth_up_to value
at_a_discount reduced cheap
cut_price reduced cheap
mark_down reduce
for_the_price_of cost
break_even cover
make_money profit earn
make_a_profit profit
lose_money loss
go_over_budget exceed
over_budget exceed
stay_within limit
stay_under limit
keep_within limit
keep_under limit
keep_to follow limit
keep_to_a_minimum minimize limit
hold_down limit
at_a_maximum maximum
top_limit maximum
ceiling top_limit
a_maximum_of up_to
a_minimum_of at_least
at_the_very_least minimum
the_bare_minimum minimum
at_the_very_most maximum
half_the_time half
a_majority_of most
the_majority most
the_bulk_of most
the_better_part most
each_one every all
all_of_them every
no_exception always all
without_exception always all every
with_no_exception always all
across_the_board all every
any_and_all all every
every_single every each all
one_and_all everyone
not_a_single none no
not_one none
no_longer_than maximum at_most
no_longer_needed unnecessary
no_need unnecessary not_necessary
not_need unnecessary no_need
not_required optional unnecessary no_need
be_optional not_required voluntary
not_mandatory optional voluntary
need_not not_necessary
not_have_to not_necessary no_need
no_obligation voluntary optional
not_obliged voluntary optional
of_your_choice choose
of_your_choosing choose
of_your_own_choosing choose choice
as_you_like choose free
as_you_wish choose free
as_you_see_fit discretion choose
see_fit discretion appropriate
think_fit discretion
feel_is_right discretion
take_your_pick choose
make_a_choice choose
make_your_choice choose
have_a_choice choose option
have_a_preference prefer
first_come_first_served order
take_the_lead lead
take_charge lead
take_ownership own responsible
take_responsibility own responsible
have_responsibility responsible
bear_responsibility responsible liable
carry_responsibility responsible
have_ownership own responsible
in_the_hands_of responsible
have_oversight oversee supervise
be_behind support
be_the_contact contact
point_of_contact contact
contact_person contact
go_to_person contact expert
first_port_of_call contact
get_hold contact reach
be_in_touch contact
stay_in_touch contact
keep_in_touch contact
keep_in_contact contact
get_in_contact contact reach
make_contact contact reach
raise_with discuss
take_it_up_with discuss
take_up_with discuss raise
bring_to report
hear_about learn know
become_aware learn notice find_out
come_across notice
find_yourself be
run_by check ask
run_past check ask
cross_check verify compare
have_a_look look check review
take_a_look look check review
give_it_a_look review
look_through review read
look_closely examine
take_a_close_look examine review
take_a_second_look review
read_up learn read
get_familiar learn familiarize
familiarize read
familiarise familiar learn read
get_to_know familiar learn
know_your_way_around familiar
be_versed familiar
well_versed familiar expert
learn_the_ropes onboard learn
get_started start begin
set_to_work start begin
be_up_and_running start work
up_and_running working live
hit_the_ground_running start
put_in_charge appoint responsible
step_aside resign withdraw
withdraw pull_out leave
back_out withdraw cancel
opt_out withdraw
change_your_mind withdraw
take_back withdraw return revoke
strip revoke remove
cancel revoke end
annul cancel
call_a_halt stop
put_a_stop stop end
put_an_end stop end
bring_to_an_end end finish
come_to_an_end end finish expire
draw_to_a_close end finish
reach_the_end end finish
be_finished complete
have_finished complete after
once_finished after
upon_completion after complete
on_completion after complete
upon_receipt receive
on_receipt receive
upon_request ask request
on_request ask request
by_request ask request
on_demand request
upon_arrival arrive
on_arrival arrive
upon_departure leave
on_departure leave
upon_termination leave end
on_leaving departure
after_leaving departure
when_leaving departure
upon_hire start join
on_joining start
upon_joining start
when_you_join start
when_you_start start_date
when_you_leave departure
when_leaving_the_company departure
upon_signing sign
upon_approval approve
once_approved approval
upon_presentation show present
against_receipt receipt
work_account company_account
company_account work_account corporate_account
work_phone company_phone
work_laptop company_laptop
work_device company_device
private_device personal_device
personal_device private_device own_device
bring_your_own_device byod
wifi_network wifi
internet_connection internet
internet_access internet
internet_bill internet
internet_cost internet
phone_bill phone
air_conditioning cool
utility_bill utility
gym_membership gym fitness
sports_club gym
health_club gym
wellbeing wellness health
mental_health wellbeing
counselling therapy
therapist psychologist
psychologist therapist counselor
dentist dental
dental tooth
eyeglasses glasses
glasses spectacles eyeglasses
eye_exam eye
vision eye
checkup examination check
check_up examination
health_check checkup
health_insurance medical_insurance health_coverage
medical_insurance health_insurance medical_coverage
health_plan health_insurance
dependents children family
life_insurance life_cover
retirement_plan pension
pension_plan pension
retirement_savings pension
contribute pay_into
vested own
stock_option option
company_stock equity
tax_return tax
payslip pay_stub
pay_period payroll
bank_details account
bank_account account
wire_transfer bank_transfer
direct_deposit bank_transfer
currency_conversion exchange_rate
exchange_rate conversion
net_of_tax after_tax
desk_booking book
hot_desk shared_desk
coworking_space shared_office
meeting_room conference_room
closet cupboard
basement cellar
floor level storey
corridor hallway
stairwell stairs
car_park parking_lot parking
parking_space parking
parking_spot parking
courtyard yard
rooftop roof
premises grounds
campus grounds
minibus van
tram streetcar
subway underground metro
ride_share taxi
rideshare taxi
ride_hailing taxi
lift ride
seat_belt belt
driver motorist
driving_licence driver_license
speeding_ticket fine
parking_ticket fine
petrol gasoline fuel
gasoline gas
fill_up refuel
charging_station charger
luggage suitcase
carry_on hand_luggage
boarding flight
layover stopover
red_eye night
travel_insurance insurance
vaccination shot jab
jet_lag tired
tired exhausted fatigue
overworked burnout overload
overload strain
under_pressure stress
workload pressure
relaxed calm
noise sound
music song
volume loud
scent smell perfume
smell odor
pollute dirty
dump throw_away
garbage_can bin
wastebasket bin
dustbin bin
crate box
carton box
parcel package
package parcel box
mailroom post
courier delivery
envelope letter
stamp postage
postage shipping
shipping_cost postage
print_out print
duplicate second
replica copy
scan copy
fax send
signature_required sign
electronic digital
digital electronic online
paperless digital electronic
on_paper printed paper hard_copy
handwritten by_hand
by_hand manually
by_itself automatic itself
on_its_own automatic itself
itself automatically own
without_human automatic
self_service yourself
do_it_yourself yourself
machine_generated automatic
jargon technical_language buzzword
abbreviation acronym short_form
write_out spell_out
first_time first_use
need_to_know necessary
honor fulfil meet
honour fulfil meet
consignment delivery
come_online live
go_online live publish
go_out publish send
come_out publish appear
in_favor support agree
in_favour support agree
be_for support
be_against oppose object
dangerous high_risk risky
somewhere place
whereabouts location place
venue place location
spot place location
setting place
landscape environment
headline title heading
caption title
subtitle caption
footer bottom
header top
paragraph section
bullet item point
bullet_point item
list_item item
sketch drawing
illustrate show explain
illustration picture example
symbol sign icon
color colour
shade color
square box
edge border
margin edge
capitalize uppercase
lowercase small
abbreviate shorten
condense shorten summarize
elaborate explain detail
expand elaborate
famous well_known
renowned well_known
reputable trustworthy respected
credible trustworthy
loyal faithful
committed loyal
passionate enthusiastic
ambitious driven
talented skilled gifted
bright smart clever
foolish unwise
unwise ill_advised
inadvisable unwise
discourage advise_against
warn_against discourage
frown_upon discourage
not_recommended discourage
not_advisable discourage unwise
bad_idea unwise discourage
deter discourage prevent
dissuade discourage
talk_out_of discourage
persuade convince talk_into
convince win_over
win_over persuade
get_buy_in agree support
buy_in support agreement
sponsorship backing
champion advocate support
advocate promote
stand_up_for defend support
defend protect
speak_for represent
lobby advocate
compromise middle_ground
trade_off compromise
tradeoff compromise
concession compromise
mediate settle
mediator neutral
arbitrate decide
referee arbitrator
intervene step_in interfere
meddle interfere
intrude interfere
bother disturb
bother interrupt
annoy bother
irritate annoy
upset unhappy
unhappy dissatisfied
frustrated unhappy annoyed
angry upset
rude impolite disrespectful
offensive insulting rude
insult offend
mock ridicule
joke humor
humour joke
funny humorous
tease mock
threaten intimidate
hostile aggressive
aggressive hostile violent
violence assault
violence attack
unsafe dangerous
hazardous unsafe
unhealthy harmful
hygiene clean
sanitary hygiene
contaminated dirty
contagious infectious
infection contagious
ache hurt
headache pain
surgery operation
inpatient hospital
admitted hospital
treat cure
cure heal treat
rehab recovery
rehabilitation recovery
convalescence recovery
long_term_illness chronic
chronic long_term
wheelchair disability
barrier_free accessible
accommodation adjustment
eyesight vision
ethnicity race
religion faith belief
nationality citizenship
origin background
equity fairness
bias prejudice
stereotype bias
minority underrepresented
disadvantaged underrepresented
marginalized underrepresented
across throughout all_over
all_over across throughout everywhere
around_the_world worldwide global
global worldwide international
less lower smaller
fewer lower
focused concentrated
reflect think consider
library collection
collection library set
model example
mode way
format layout form
layout format design
intelligence insight
outreach contact
strategic strategy
presentation slides deck
slide_deck presentation slides
screenshot image picture
intro introduction
clarity clear
pitch presentation propose
org_chart structure
hierarchy structure
organizational organisation
environmental environment
among between amongst
absolutely completely definitely
definitely certainly sure
without_doubt certainly
no_doubt certainly
without_question certainly
cadence rhythm frequency
differentiate distinguish
distinguish differentiate tell_apart
inoperable broken unusable
unwanted undesired
broader wider
preview look
onboarding_buddy buddy mentor
analyst researcher
jump skip
passive inactive
scalable grow
opportunity chance
possibility opportunity
opening opportunity
info facts
strong solid firm
solid robust
career job
career_path career
official authorized
space place
become turn grow
serve help
definition explanation
professional_development learning training career_development
wide large
version edition
edition version issue
license permission
pull fetch
party gathering
whether_or_not if
experience knowledge
expertise experience
insight view
network connection
cloud hosted
scale grow
special extra
wide_variety various
variety choice
pairing together
pair_up pair match
team_up pair
match_up pair match
paired matched assigned
group_together group
split_into divide
break_down_into divide
divide break_into
cut_into divide
separate_out separate
take_apart dismantle
sort_by order
arrange_by order
in_order_of sort order
ascending increasing
descending decreasing
get_bigger grow increase
get_smaller shrink decrease
go_through_the_roof increase
climb_to increase
double_up double
halve half
cut_in_half halve
reduce_by_half halve
twice_as_much double
twice_as_many double
three_times triple
two_times twice
one_more_time again
a_second_time again
another_time again
for_the_first_time first
in_the_first_place first
most_recently last
next_time future
following_month next
coming_weeks next
soonest early
earliest_possible soon early
latest_possible late
last_minute late
eleventh_hour late
well_ahead advance early
well_before advance early
far_ahead advance early
long_before advance early
shortly_before before
right_before before
just_before before
immediately_before before
shortly_after after
right_afterwards after
just_after after
soon_after after
immediately_after after
straight_after after
fail deny reject refuse decline unsuccessful
tie tied draw deadlock
decent proper adequate
food eat meal eating
drink drinking beverage
leaver leave depart
closest nearest
left_behind lost
item belongings property
closer nearer
biggest largest greatest
bigger larger greater
smallest tiniest
fastest quickest
faster quicker
newest latest
oldest eldest
easiest simplest
easier simpler
hardest toughest
furthest farthest
further farther
stricter tighter tougher
strictest toughest
cheaper less_expensive
busiest peak
rule_otherwise decide_otherwise
demise die pass_away
grieving mourning
childcare daycare nursery creche
custodian janitor
fiance spouse
in_laws relative
sick_note doctor_note medical_certificate
call_in_sick report_sick
recover recuperate convalesce
vaccinate immunize inoculate vaccine
vaccination immunization jab
public_holiday bank_holiday statutory_holiday
day_off free_day
use_it_or_lose_it expire
encash pay_out
toil time_off_in_lieu
comp_time time_off_in_lieu
shift_swap trade
rota timetable
on_call standby
standby on_duty
nightshift night
clock_in punch_in
flextime flexible_hours
work_from_home telecommute
telecommute remote
home_office remote
office_days onsite
probation trial_period
trial_period probationary
severance redundancy_pay
exit_interview offboarding
curriculum_vitae resume
paystub payslip
payroll pay_run
gross before_tax
net after_tax
bank_details account_number
remit pay
remittance payment
upfront in_advance
retroactive backdated
retroactively backdate
outstanding owed
out_of_pocket own_money
pay_yourself own_expense
at_your_own_expense pay_yourself own_pocket
expense_report expense_claim
claim_form expense_report
itemized detailed
daily_allowance per_day
plane_ticket flight
aircraft plane
economy_class coach
nonstop direct
public_transport transit
domestic within_the_country
internationally abroad
liquor alcohol
grant funding
bursary scholarship
fellowship stipend
unsubscribe opt_out
opt_in consent
waive exempt
waiver exemption
exempt excuse
dispensation exemption
tender bid
warehouse storage
stockroom storage
in_stock available
out_of_stock unavailable
fill_in substitute
deputize stand_in
delegate assign
outage service_disruption
follow_up action_item
hotfix fix
workaround temporary_fix
broadcast announce
adhere stick
disobey break
noncompliance violation
wrongdoing misbehaviour misbehavior
offence offense
penalize punish
reprimand warning
blacklist denylist block
whitelist allowlist
unblock restore
retaliation reprisal revenge
retaliate punish
anonymous unnamed
anonymously without_name
logon login
log_off sign_out
two_factor multi_factor second_factor
authentication sign_in
superuser root
deprovision remove
mislaid lost misplaced
peripheral accessory
charger power_adapter
usb_stick flash_drive thumb_drive memory_stick
hard_drive disk hard_disk
storage disk_space
capacity space
quota allowance
go_over surpass
scratch temporary
provisional temporary
walltime runtime
runtime duration
preempt interrupt
interrupt stop
inactive dormant idle
dormant unused
unclaimed not_collected uncollected
unopened not_opened
collection pickup
drop_off hand_in
late_fee fine
waiting_list waitlist
shelf rack
journal periodical
scan digitize
e_book ebook
verbal oral
orally verbally
spoken oral
cosign countersign
skilled trained
curriculum syllabus
coursework homework
fail flunk
alumnus former_student alumni
undergraduate bachelor
phd doctoral doctorate
pupil schoolchild
freshman first_year
sophomore second_year
semester term
academic_year school_year
headteacher principal
dormitory residence_hall
roommate flatmate housemate
lease tenancy
sublet sublease
deposit security_deposit
move_in arrive
vacate move_out
washing_machine laundry
litter waste
fire_alarm smoke_detector
evacuate clear
accident mishap
goggles safety_glasses eyewear
gloves hand_protection
reagent chemical
flammable combustible inflammable
sharps needle syringe
specimen sample
decontaminate clean
disinfect sanitize
tidy_up clean_up
spotless clean
leak drip
container vessel
bottle flask
maintenance upkeep
receptionist front_desk
key_card badge keycard access_card
washroom restroom lavatory toilet
cafeteria dining_hall canteen
break_room lounge
lounge common_room
boardroom meeting_room
facilities premises
workplace office
workspace workplace
symposium conference
convention conference
audience attendees
agenda program
programme schedule
take_notes record
livestream webcast stream
free_of_charge no_cost
surcharge extra_charge additional_fee
bylaws constitution
ordinance regulation
repeal abolish
abolish scrap
enact adopt
ratification approval
resolve decide
rule_on decide
judgement decision
deliberate discuss
deliberation discussion
debate discussion
discuss talk_about
electorate voters
vote_in elect
voted_out remove
unanimous everyone_agrees
consensus unanimity
simple_majority more_than_half
two_thirds supermajority
casting_vote deciding_vote tie_break
quorate quorum
represent act_for
on_behalf represent
tenure term
incumbent current
vacant unfilled
oust unseat remove
impeach remove
recuse step_aside
chairwoman chair
vice_chair deputy
working_group task_force
trustee board_member
general_meeting assembly
annual_meeting agm
convene call
adjourn postpone
dues membership_fee
dues fees
membership_fee subscription
subscriber member
member_in_good_standing paid_up
join become_member
expel throw_out
expulsion exclusion
oust expel
affiliated associated
alliance partnership
partnership cooperation
fifty_fifty equally
evenly equally
cheapest lowest
lowest least_expensive
pricey expensive
mortgage loan
policyholder insured
beneficiary recipient
recipient receiver
payee recipient
retiree pensioner
expenditure cost
reconcile match
merge integrate
contribution submission
pull_request patch
lgtm approve
cron schedule
nightly every_night
hourly every_hour
biennial every_two_years
biennially every_two_years
every_other_year every_two_years
every_second_week every_two_weeks
every_second_year every_two_years
every_other_day every_two_days
around_the_clock day_and_night at_all_times
end_of_life discontinued
sunset discontinue
switch_over migrate
changelog release_notes
documentation manual
readme documentation
appendix annex
attachment enclosure
enclose include
enquiry inquiry
drop_a_line contact
dial call
hotline helpline
helpdesk help_desk support
service_desk help_desk
text_message sms
make_public release
open_to_all public
open_to_everyone public
available on_hand
memo note
see_that ensure
supporting_document evidence
id_card identification
photo_id identification
valid in_force
in_force effective
enter_into_force take_effect
conclusion end
wind_up end
cessation stop
recommence resume
uninterrupted unbroken
without_interruption continuous
meanwhile at_the_same_time
in_parallel at_the_same_time
in_time punctual
belated late
swiftly quickly
cutoff closing_date deadline
final_date deadline
last_day deadline
time_span period
on_condition provided
barring except
save_for except
chaperone accompany
unaccompanied alone
alone by_yourself
single_handed alone
by_themselves alone
meant_for intended_for designed_for
ineligible not_eligible not_entitled
disqualified excluded
barred excluded
rule_out exclude
forgo give_up
relinquish give_up
keep hang_on
preserve protect
shield protect
keep_an_eye monitor
observe notice
voluntarily of_your_own_accord
unlawful forbidden
illicit illegal
legitimate valid
satisfactory adequate
insufficient not_enough inadequate
exactly precisely
unrestricted no_limit
infinite unlimited
different another
partly in_part
majority bulk
ordinarily usually
customary usual
infrequent rare
time_and_again often
sleep_in oversleep
get_rid dispose
get_under_way start
get_to_the_bottom investigate
run_through review
sift_through review
bear_the_cost pay
pay_nothing free
costs_are_covered free
get_paid receive
be_given receive
be_granted receive
is_given receive
is_granted receive
give_out distribute
share_out distribute
iron_out resolve
clear_up resolve
put_right correct
set_right correct
go_wrong fail
pack_up fail
kick_in apply
go_into_effect apply
bring_with bring
carry_with carry
come_along attend
tune_in attend
dial_in attend
run_for_office run
put_yourself_forward apply
throw_your_hat apply
raise_your_hand volunteer
speak_out say
let_slip disclose
give_away disclose
make_known disclose
hush_up conceal
cover_up conceal
keep_quiet conceal
between_you_and confidential
off_the_record confidential
send_along send
send_over send
drop_in_the_post send
get_across convey
link_up connect
hook_up connect
block_out reserve
block_off reserve
pencil_in schedule
slot_in schedule
squeeze_in schedule
behind_schedule delayed
fall_behind late
ahead_of_schedule early
catch_up_on make_up
balance_out compensate
paid_back repaid reimburse
cut_back reduce
scale_back reduce
scale_down reduce
bring_down reduce
slim_down reduce
scale_up increase
step_up increase
ramp_up increase
level_off stabilize
keep_going continue
press_on continue
stick_with keep
hold_off wait
hang_around wait
stay_away avoid
steer_clear avoid
keep_off avoid
shy_away avoid
abstain_from avoid
get_hold obtain
lay_hands obtain
track_down find
hunt_down find
dig_up find
make_out understand
get_the_hang learn
brush_up refresh
read_up study
swot study
skill_up train
bump_into meet
in_the_flesh in_person
on_location onsite
off_premises offsite
away_from_the_office offsite
out_and_about travelling
on_the_move travelling
on_the_road travelling
outgoing departing
ingoing incoming
inbound incoming
outbound outgoing
forerunner previous
next_in_line next
runner_up second
front_runner first
rookie new
novice new
old_hand experienced
well_versed experienced
direct_manager supervisor
direct_supervisor line_manager
team_lead supervisor
higher_up superior
reporting_line hierarchy
chain_of_command hierarchy
org_chart hierarchy
executive_team management
senior_management leadership
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


def _members() -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for root, numbers in GROUPS.items():
        for number in numbers:
            found.setdefault(number, []).append(root)
    return found


_MEMBERS = _members()


@lru_cache(maxsize=1 << 12)  # stems: those of the claims of many answers
def synonyms_of(root: str) -> frozenset[str]:
    """Return all that stands in a group with a stem, or with the stems of a phrase: itself too, if it is in one."""
    return frozenset(other for number in GROUPS.get(root, ()) for other in _MEMBERS[number])
