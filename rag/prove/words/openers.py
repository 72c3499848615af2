"""Words of every day that begin sentences, steps and labels: a capital at the beginning makes no name of them."""

OPENERS = frozenset(
    """
    above accept access accompany according across add additionally admit afternoon afterwards agree ahead alarm allow
    along alongside already alternatively although among announce answer anybody anyone anything apart appear apply
    around arrange arrive aside ask assign assuming attend authorize avoid bad bear beat because before begin being
    believe belong below beside besides between beyond big bonus book both breakfast bring build building business buy
    call cancel carry cash catch change check choose claim clean click climb close collect come company compare complete
    concerning confirm connect consequently consider considering contact contain continue control cook copy cost count
    cover create cross cut day deal decide decline deduct delete deliver demand deny depend depending describe design
    despite destroy determine develop die dinner disable disclose discuss divide doing download draw drink drive drop
    due each eat eight either elect else elsewhere email employ employment enable encourage end enroll ensure enter
    error even every everybody everyone everything examine exceed except exchange exclude excluding expect expense
    explain export extend external extra face failing fall family few fight figure fill finally find fire first fit five
    fix fly follow following food foreign forget fortunately forward four free from full further furthermore gather
    generally get give given go good greet grow guess half handle happen having health hear help hence hide hire hiring
    hit hold holiday home hope host however hurt ideally identify if import in include increase inform initial inside
    inspect install instead internal internet invest invite issue it job join joining joint judge jump keep keeping key
    large last late lay lead lean learn leave legal lend less let lie lift like likewise list listen live load local log
    long look lose losing love low lunch mail main major make manage management many mark match matter maximum mean
    meanwhile measure medical meet meeting member mention mind minimum miss missing mix money monitor month more
    moreover morning most move much multiply name navigate near need neither never nevertheless new next night nine no
    nobody nonetheless normally note nothing notify now number observe obtain occur offer office often old on once one
    online only open opt organize original other otherwise outside over overall overtime owe own pack paid paper
    parental park part participate pass past pay payment people per personal phone photograph pick place plain plan play
    plus point post power prefer prepare press pretend prevent previously print private produce promise propose protect
    prove provide provided public pull push put question quick raise rather reach read recently record reduce refer
    refuse regarding regardless regular reimburse reject relax release rely remember remote remove rename rent repair
    repeat replace reply report request reset resign respect respond rest restart restore retain retire return reveal
    review reward ride right ring rise room run safety salary save schedule scroll search second secondly secret
    security select sell send serve set settle seven shake share shift short show sign significant similar similarly
    simple since sing single sit site six sleep small smile software solve some somebody someone sometimes soon sort
    speak special spell spend split spread staff stand standard start state stay stick still stop store strike study
    submit such suggest supply support suppose surprise switch system take talk tax teach team tear tell ten test thank
    thanks their then there therefore these think third those though three through throughout throw thus time today
    together too top total touch towards track trade train travel treat trip trust try turn twelve two type typically
    ultimately under understand unfortunately uninstall unite unless unlike unlock until update upgrade upload upon use
    using usual usually verify via view visit volunteer vote wage wait wake walk want warn wash waste watch wear week
    weekend what whatever when whenever where whereas wherever whether while whoever whose win winter wish with within
    without wonder work worry write writing written wrong year yet young
    """.split()
)
