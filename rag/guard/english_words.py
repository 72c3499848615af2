"""The word lists of the English hijack phrases; see rag.guard.phrase for how an entry is written."""

WORDS = {
    "drop": (
        "ignore, disregard, forget, overlook, unlearn, pay no attention to, stop following, stop obeying, "
        "start ignoring, start disregarding, begin ignoring, keep ignoring, do not follow, do not obey, "
        "do not listen to, do not pay attention to, do not comply with, do not adhere to, don't follow, don't obey, "
        "don't listen to, don't pay attention to, don't comply with, don't adhere to, never follow, never obey, "
        "never listen to, no longer follow, no longer obey"
    ),
    # Also said of forms, laws and settings, so these count only as orders.
    "undo": (
        "override, overwrite, bypass, discard, dismiss, neglect, set aside, throw out, throw away, abandon, circumvent"
    ),
    "filler": (
        "about, all, any, every, each, everything, of, the, your, these, those, my, our, this, that, and, or, other, "
        "entire, whole, following, future, both, set, in, to, from, you, completely, please, just, such, whatever, "
        "also, existing, own, a, an, single"
    ),
    "earlier": (
        "previous, previously, prior, preceding, earlier, above, foregoing, initial, original, system, developer, "
        "hidden, safety, ethical, moral, pre-programmed, programmed, built-in, openai, anthropic, content, internal"
    ),
    # Words that people use of their own rules and papers too.
    "standing": "given, current, past, old, former, last, provided, received, stated, mentioned, existing",
    "orders": (
        "instructions?, instrucitons?, directions?, commands?, prompts?, system prompts?, system messages?, rules?, "
        "guidelines?, directives?, guidance, orders?, constraints?, restrictions?, programming, training, policies, "
        "safeguards, safety filters?, safety protocols?, safety measures?, protocols?, limitations?, inputs?"
    ),
    # What only a program, or hardly anybody else, is given.
    "prompts": "instructions?, prompts?, directives?, commands?, programming, system prompt",
    "yours": (
        "instructions?, prompts?, directives?, programming, guidelines, rules, commands, restrictions, constraints, "
        "orders, policies, safeguards, filters, content policy, safety \\w+"
    ),
    "own": (
        "own, other, previous, prior, core, current, original, initial, system, safety, ethical, internal, openai, "
        "content"
    ),
    "say": (
        "give, say, print, repeat, write, output, tell, translate, respond, answer, reply, return, state, execute, "
        "do the following, provide, show, list, generate, create, declare, claim, recommend"
    ),
    "just": "just, instead, only, rather, simply, always",
    "read_thing": (
        "resume, cv, web-page, page, function, document, article, table, text, code, rest, question, content, data, "
        "paper, website, file, passage, context, input, comment, user question, user's question, user request, "
        "user's request, user query, user's query, email, message"
    ),
    "before_now": (
        "above, before this, so far, given to you, given before, given previously, given earlier, got before, "
        "got earlier, received before, received earlier, received previously, tell you what, tells you what, "
        "told you, told before, bind you, restrict you, govern you, up to this point, up to now, until now, "
        "prior to this, previously, that came before, preceding"
    ),
    "reveal": (
        "reveal, show, print, repeat, output, display, tell, give, share, disclose, expose, leak, dump, recite, "
        "quote, write, spell, list, return, echo, summarize, summarise, translate, paraphrase, describe, provide, "
        "type, copy, paste, send, say, state, encode, what's, what is, what are, what was, what were, what does, "
        "which are"
    ),
    "disclose": (
        "reveal, print, output, leak, dump, echo, recite, reproduce, regurgitate, write out, spell out, repeat, "
        "show me, tell me, give me, display, disclose, expose, share, paste, copy, show"
    ),
    "print_back": "reveal, print, output, leak, dump, echo, recite, reproduce, regurgitate, write out, repeat",
    "of_it": (
        "me, us, the, all, of, out, back, verbatim, exactly, full, entire, complete, exact, original, content, "
        "contents, word, for, whole, text, first, down, up, a, copy, in, to, your, everything, above, current, "
        "literal, raw, words, line, lines, sentence, sentences, from, is, and, ai, any, with, written, contained, say"
    ),
    "its_own": (
        "own, full, entire, complete, exact, current, first, very, chatbot's, bot's, ai's, assistant's, model's, above"
    ),
    "system_prompt": (
        "system-prompts?, pre-prompt, meta-prompt, priming prompt, initial system prompt, hidden prompt, secret prompt"
    ),
    "your_secret": (
        "system-prompts?, system-messages?, system-instructions?, system-level instructions?, system-directives?, "
        "pre-prompt, meta-prompt, initial prompts?, initial instructions?, initial directives?, initial message, "
        "initial programming, initial rules, original prompts?, original instructions?, original directives?, "
        "original programming, hidden prompts?, hidden instructions?, hidden rules, hidden directives?, "
        "hidden guidelines, hidden message, secret prompts?, secret instructions?, secret rules, secret directives?, "
        "internal prompts?, internal instructions?, internal directives?, internal programming, base prompts?, "
        "base instructions?, starting prompts?, starting instructions?, starter prompts?, initialization prompts?, "
        "initialisation prompts?, priming prompts?, developer prompts?, developer instructions?, developer message, "
        "core prompts?, core instructions?, core directives?, core programming, underlying prompts?, "
        "underlying instructions?, confidential prompts?, confidential instructions?, confidential guidelines"
    ),
    "ai": (
        "ai, a.i., ais, llms?, gpt*, chat-gpt*, chat-bots?, bots?, language models?, assistants?, openai, dan, "
        "jailbr*, machine learning models?"
    ),
    "spoken_to": "you, your, you're, gpt, chat-gpt, ai, assistant, answer, respond, model, ignore",
    "wild": (
        "dan, jailbreak, jailbroken, unrestricted, unfiltered, uncensored, god, evil, chaos, unethical, apophis, "
        "no-limits?, anarchy"
    ),
    "technical": (
        "developer, dev, debug, root, sudo, maintenance, admin, admin override, system override, hacker, diagnostic, "
        "test, opposite, freedom, unlocked"
    ),
    "switch_on": "enable, activate, enter, switch to, switch into, turn on, go into, engage, unlock, initiate, start",
    "is_on": "enabled, activated, unlocked, engaged, initiated, on",
    "answering": "you are, you're, answer, respond, reply, act, simulate, chat-gpt, gpt, as an ai, pretend",
    "play": (
        "act as, act like, acting as, acts as, acts like, behave as, behave like, pretend to be, pretend you, "
        "pretend that you, pretending to be, pretend, role-play, role-play as, role-playing as, simulate, "
        "simulating, imagine you, imagine yourself, imagine that you, you are now, you are going to, "
        "you are about to, you're now, you're going to, you will be, you will act, you will play, you will become, "
        "you will pretend, you will simulate, you will respond, you will answer, take on the role, play the role, "
        "play the part, immerse yourself, role of, persona of, respond as, answer as, speak as, become, "
        "stay in character, from now on, let's play, character, write a dialogue, write a conversation, "
        "write a story, hypothetical response, ai named, ai called, ai that, ai which, ai who, ai with, "
        "assistant named, assistant called, assistant that, assistant with, chat-bot named, chat-bot called, "
        "chat-bot that, chat-bot with, bot named, bot called, bot that, language model named, language model that, "
        "language model with, hello chatgpt, hi chatgpt"
    ),
    "freed_of": (
        "no, without, free of, free from, freed from, not bound by, not be bound by, not restricted by, "
        "not be restricted by, not limited by, not constrained by, not hindered by, not governed by, unbound by, "
        "no longer bound by, no longer restricted by, no longer limited by, no longer constrained by, "
        "unrestricted by, lacks?, lacking, devoid of, exempt from, doesn't have, does not have, don't have, "
        "do not have, doesn't follow, does not follow, do not follow, don't follow, need not follow, doesn't obey, "
        "does not have to follow, do not have to follow, do not have to abide by, do not have to obey, "
        "don't have to follow, don't have to abide by, does not abide by, do not abide by, does not adhere to, "
        "do not adhere to, doesn't care about, does not care about, aren't bound by, are not bound by, "
        "isn't bound by, is not bound by, broken free of, broken free from, break free of, break free from, "
        "breaks? free of, breaks? free from, ignores?, ignoring, disregards?, disregarding, bypass(es)?, bypassing, "
        "regardless of, removed all, removed any, unconstrained by"
    ),
    "such": (
        "any, all, the, its, your, his, her, of, typical, usual, such, openai, openai's, and, or, other, confines, "
        "these, those, set, \\w+ly, moral, ethical, legal, safety, content, programmed, social, human, kind, form, "
        "sort, type, their, a"
    ),
    "limits": (
        "rules?, restrictions?, limits?, limitations?, filters?, filtering, guidelines?, ethics?, ethical, morals?, "
        "morality, censorship, safety guidelines, safety rules, safety measures, polic(y|ies), constraints?, "
        "confines, boundaries, laws?, regulations?, inhibitions?, warnings?, disclaimers?, safeguards"
    ),
    "obeying": (
        "act as, act like, acting as, behave as, behave like, pretend, role-play, obey me, obey my, obey all, "
        "ignore all, ignore any, ignore every, ignore your, disregard all, disregard any, disregard your, "
        "identify as, do anything, bypass, have no, not be bound, not bound, not limited, not refuse, never refuse, "
        "refuse nothing, call me, be known as, be called, speak like, speak as, respond as, answer as, answer like, "
        "respond like, be my, play the role, play a character"
    ),
    "must": (
        "will, must, shall, should, have to, need to, can, may, only, always, never, are, 'll, 're, are going to, "
        "are to, do"
    ),
    "lawless_kind": (
        "unfiltered, unethical, amoral, uncensored, evil, jail-broken, unaligned, rogue, malicious, unrestricted, "
        "hypothetical, antithesis"
    ),
    "lawless_deed": (
        "never refuse*, never says?, never warns?, never apologi*, no matter, no ethical, no moral, no limits, "
        "no restrictions, no filters, no guidelines, no rules, without any, without ethic*, without moral*, "
        "without restrict*, without filter*, without censor*, without warning*, without disclaimer*, regardless of, "
        "always answers?, always compl*, always obeys?, illegal, does not care, doesn't care, harmful"
    ),
    "maker": "developer, creator, maker, god, master",
    "order_given": "must, reveal, password, override, ignore, access, need you, obey, reset, disable, confirm",
    "chat_role": (
        "im_start, im_end, im_sep, system, assistant, user, endoftext, eot_id, start_header_id, end_header_id, "
        "begin_of_text, endofprompt"
    ),
    "boundary": (
        "prompt, instructions?, context, system, documents?, user input, user query, user data, input, conversation, "
        "user ambiguity"
    ),
    "reader": (
        "ai, llm, language model, large language model, chat-bot, gpt, chat-gpt, claude, copilot, gemini, "
        "ai assistant, ai model, ai agent, ai system, automated assistant, automated agent, automated system, "
        "artificial intelligence"
    ),
    "reading": "reading, processing, summarizing, summarising, reviewing, parsing, analyzing, analysing, evaluating",
    "instructing_reader": (
        "you, your, ignore, repeat, respond, instructions?, reveal, system, say, state, tell, must, please, include, "
        "do not, recommend, reply, assistant, now"
    ),
    "wild_one": (
        "dan, unrestricted, jail-broken, uncensored, unfiltered, evil, amoral, immoral, unethical, rogue, malicious, "
        "hacker, black-hat, an ai that, an ai who, an ai which, an ai with, an ai named, an ai called, an ai model, "
        "an ai assistant, ai that, ai model, ai named, another ai, new ai, different ai, powerful ai, advanced ai, "
        "unaligned ai, another model, another chat-bot, different chat-bot, new chat-bot, different ai model, "
        "another ai model"
    ),
    "as_a": (
        "a, an, the, my, called, named, known as, acting as, playing, in the role of, into the role of, "
        "yourself into the role of, role of, as, completely, fully, totally, entirely, truly"
    ),
    "unbinding": (
        "ai, gpt, chat-gpt, llm, assistant, chat-bot, bot, model, programming, openai, openai's, any rules, "
        "your rules, any policy, any policies, any guidelines, any restrictions, any limits, any limitations, "
        "your restrictions, your guidelines, your limitations, any laws, any ethics, any ethical, any moral*"
    ),
    "limiting": (
        "restrictions, constraints, limitations, safeguards, guidelines, rules, filters, content policy, "
        "content filters?, safety \\w+, programming, guardrails, orders"
    ),
    "commanding": (
        "ignore, disregard, forget, override, obey, reveal, respond, reply with, answer only, answer freely, "
        "answer with, never refuse, do not refuse, do not follow, new instructions?, system prompt, "
        "previous instructions, the assistant, the ai, the model, you are a, you are an, you are now, you now, "
        "you must now, from now on, jailbreak, instead, without limits, unrestricted"
    ),
}

# With their capitals.
NAME_WORDS = {
    "cast_as": (
        "You are, you are, You're, you're, Act as, act as, Acting as, acting as, Pretend to be, pretend to be, "
        "Role of, role of, Named, named, Called, called, Stay, stay, known as, Simulate, simulate, Respond as, "
        "respond as, Respond like, respond like, Answer as, answer as, Be, be, Become, become, model, prompt"
    ),
    "as_the": "special, an?, the, your, my, new, AI, now, going to, another",
    "name": (
        "DAN, D.A.N., STAN, DUDE, AIM, UCAR, BISH, AntiGPT, ANTIGPT, BetterDAN, SuperDAN, DANGPT, EvilBot, EvilGPT, "
        "BasedGPT, JailBreak, JailBot, JAILBREAK, AnarchyGPT, FreeGPT, DarkGPT, APOPHIS, DEVGPT, MAXIMUM"
    ),
    "free": (
        "can, no, not, never, anything, AI, ChatGPT, restrictions, rules, answer, responds?, unrestricted, limits, "
        "filters, without"
    ),
}
