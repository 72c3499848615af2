"""Words that stand for one another in handbooks: one group a line. A word may stand in several."""

from rag.lexical import fold
from rag.prove.words.words import root_of

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
go travel trip visit journey
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
"""


def _by_stem() -> dict[str, frozenset[int]]:
    found: dict[str, set[int]] = {}
    for number, line in enumerate(_GROUPS.strip().splitlines()):
        for word in line.split():
            found.setdefault(root_of(fold(word)), set()).add(number)
    return {root: frozenset(numbers) for root, numbers in found.items()}


GROUPS = _by_stem()
"""The numbers of the groups that a stem stands in."""
