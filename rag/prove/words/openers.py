"""Words of every day that begin sentences, steps and labels: a capital at the beginning makes no name of them."""

OPENERS = frozenset(
    """
    above abstain abstract abuse academic accent accept access accident accompany according accountant accrue acid
    across actor add additionally admit adoption adult adults advertise afternoon afterwards agency agree ahead
    aircraft alarm alcohol algorithm alive allocate allow along alongside already alternatively although alumni
    among anger annex anniversary annotate announce answer antenna anybody anyone anything apart appeal appear
    appendix apply apprentice archive argon army around arrange arrive artist aside ask asleep assault assign
    assuming attend attorney audit auditor aunt author authorize avoid awake award backlog backport backup bad badge
    baggage balcony ballot baseball basement basket basketball bathroom battery beach bear beat because bedroom beer
    before begin being believe belong below bench beneficiary beside besides best between beyond bicycle bid big
    biggest bike bilateral billion binary biology birth birthday black blanket blind blood blue blunt boat bold bomb
    bond bonus book bookkeeper boots borrower both bottle boy branch bread breakfast bribe bribery bright bring
    broker brother brown bucket budget bugfix build building bullying burnout bus business busy buy cable cache cake
    call camera cancel candle cannabis captain car carpet carry cartridge cash cashier cat catch ceremony chair
    championship change chapel chapter cheapest check chemical chemicals chemistry cheque child children choose
    church cite claim clause clean clerk click climate climb close clothing cluster coach coffee coin cold collect
    come comedy commit company compare compile complete concerning concert conductor confirm connect consequently
    consider considering consultant contact contain container continue contract contractor control cook cool copier
    copy corridor corruption cost cotton count countless courage courier court courtyard cousin cover create
    creditor crew crime crop cross culture cup customs cut dad dance dark daughter day dead deaf deal death debate
    debt debtor debug decide decline deduct delete deliver demand democracy demote dentist deny depend depending
    deposit describe design desk desktop despite destroy determine develop dialect die dinner director dirt dirty
    disable disclose disconnect discuss disease disk dismiss dissertation divide dividend divorce doctor dog doing
    donate donor dorm dormitory download dozen draft drama draw dream dress drink drive driver drop drug drunk dry
    dual due dust each earliest earthquake easiest eat economics editor egg eight eighteen eighth eighty either
    elect else elsewhere email embargo emergency employ employment emulate enable encourage end enroll ensure enter
    equal equity error escrow essay even every everybody everyone everything examine exceed except exchange exclude
    excluding exercise expect expense explain export extend external extra eye eyewear face faculty failing fair
    faith fall family fan fare farm fastest father fatigue fear feature fellow female fence ferry festival few field
    fifteen fifth fifty fight figure fill film finally find fire firewall first fish fit fitness five fix flatmate
    flight flood fly follow following food football footnote forecast foreign forest forfeit forget fork fortunately
    forty forward four fourteen fraud free freelancer freezer freight fresh freshman fridge friend from frozen fruit
    full fun fundraise funeral further furthermore game garage garden garnish gas gate gather generally geography
    get girl give given gladly glass glossary glove gloves go goggles golf good gossip government graduate
    grammar grandchild grandparent gray green greet grey grief grow guard guardian guess guilt gun gym hair half
    hall hallway handle happen happiness hard hardest hate having headphone headset health healthcare healthy hear
    hearsay heater heavy heir helium helmet help hence heritage hide highest highlight hire hiring history hit hold
    holiday home honesty hope host hostel hot hotel hotfix however human humans humor humour hundred hungry hurt
    husband hydrogen ice ideally identify idle if illness image import in include income increase index infant
    infants inform initial injury ink inside inspect install instead integrity interest intern internal internet
    interview invest investor invite invoice invoke iron island issue it italic janitor job join joining joint joy
    judge jump junior jury keep keeping kernel key keyboard keys kindly kitchen knife lab laboratory lake lamp
    landlord language laptop large largest last late latest lawyer lay lazy lead lean learn lease leather leave
    legal legend lend less let letter librarian lie lift like likewise liquid list listen live load loan local lock
    lodging log long longest look lose losing loss lottery loud love low lowest luck luggage lunch mail main major
    make male man manage management manuscript many marijuana mark market marriage mask match math mathematics
    matter maximum mayor mean meanwhile measure meat medal medical medication medicine meet meeting member memo
    memorandum memorize memory men mentee mention mentor merchant merge metadata metal microphone microwave
    milestone military milk million mind minimum ministry misconduct miss missing mix mockup modem mom money monitor
    month more moreover morning mortgage mosque most motel mother motion mountain mouse move movie much multiple
    multiply music mute mutual name namespace nature navigate near nearest need needle neighbor neighbour neither
    nephew never nevertheless new newest next niece night nine nineteen ninety ninth nitrogen no nobody node nominee
    nonetheless normally note nothing notify novel now number numerous nurse observe obtain occur ocean offboard
    offer office often old oldest on onboard once one online only open opt orange organize original other otherwise
    outside oven over overall overtime owe own oxygen pack paid paint pandemic paper parade paragraph paraphrase
    parent parental park parking parliament part participate pass passport past patch patron pay payment peace
    pension people per personal pet pets philosophy phone photograph phrase physician physics pick pill pilot pink
    place plagiarism plain plan plane plastic plate play plenty plot plug plus pod poem point police polite politely
    post postdoc postpone power prayer preface prefer pregnancy prepare prescription press pretend prevent
    previously pride print printer private prize produce professor profit projector promise promote proofread
    propose prorate protect prototype prove provide provided public pull purple push put quarter question queue
    quick quiet quorum quota quotation quote racism raffle rain raise rather raw reach read rebase receipt recently
    recite reconcile reconnect record recruit rectify red redistribute reduce refer referendum refrain refrigerator
    refund refuse regarding regardless regular rehearse reimburse reject relax release religion rely remember remote
    remove rename rent repair repeat replace reply report request reschedule rescind research reset resign
    resolution respect respond rest restart restore retail retain retaliation retire return reveal revenge revenue
    review revoke reward ride right ring rise river roadmap rock rollback roof room roommate rotate rotten rough
    router rubber rude rumor rumour run runtime safety salary sample sand save scanner scenario schedule schema
    scholar science screen script scroll sea search second secondly secret secretary security select sell send
    senior sensor sentence serve server set settle seven seventeen seventh seventy sexism shake shame share
    shareholder sharp shift ship shipping shoe short shortest show sick sickness sign significant silence silent
    silk similar similarly simple simulate since sing single sister sit site six sixteen sixth sixty skin
    sleep slowest small smallest smile smoke smooth snow soap sober socket soft software soil solo solve solvent
    some somebody someone sometimes son song soon sophomore sort speak speaker special specimen spell spend split
    sponsor sport spouse spread sprint squash staff stairwell stale stand standard start state stay steel stick
    still stock stocks stone stop store storm story stove stress strictest strike studio study submit subway such
    suggest suitcase summarize supplier supply support suppose surprise suspend swim switch syntax system tablet
    take talk tariff tax taxi tea teach team tear telephone tell temple ten tenant tender tennis tenth terminate
    test thank thanks theater theatre theft their then there therefore these thesis thick thin think third thirsty
    thirteen thirty those though thousand three through throughout throw thus ticket time tired tissue tobacco today
    together toner too top total touch tournament towards towel track trade tradition train trainee transcribe
    translate translation travel treasurer treat treaty trial trip triple trophy truck trust trustee truth try turn
    tutor twelve twenty two type typically ultimately uncle under undergraduate underline understand unequal unfair
    unfortunately uniform uninstall unite unless unlike unlock unplug until update upgrade upload upon use using
    usual usually vacant valley van vegetable vendor verdict verify veto via view violence visa visit volunteer vote
    wage wait waive wake walk wall want war warm warn wash waste watch weapon wear weather webcam wedding week
    weekend wet what whatever when whenever where whereas wherever whether while white whoever wholesale whose wife
    win wine winter wire wireframe wish with withhold within without woman women wonder wood wool word work worry
    worst write writing written wrong yard year yellow yet yoga young youngest zero
    """.split()
)
