"""Letters of other alphabets that pass for Latin ones, so that "іgnоrе" in Cyrillic reads as "ignore"."""

_LOOKALIKES = {
    # Source: Unicode confusables (UTS 39), single letters of the Latin extensions, Greek, Cyrillic, Armenian
    # and Cherokee. Letters that NFKC or the removal of accents already folds are left out. Small capitals and
    # the Cyrillic letters that only stand in for a Latin one in writing meant to deceive (т, м, н, в, к …)
    # are added by hand.
    "a": "ɑΑαАаᎪᴀ",
    "b": "ƄΒВвЬᏏᏴꞴʙβ",
    "c": "СсᏟᴄꮯ",
    "d": "ԁᎠᏧᴅđð",
    "e": "ΕεЕеҽᎬꬲᴇє",
    "f": "ϜքẝꞘꞙꬵꜰ",
    "g": "ƍɡԌցᏀᏳᶃɢ",
    "h": "ΗНнһհᎻᏂʜ",
    "i": "ıɩɪιΙІіᎥꙇꭵ",
    "j": "ͿϳЈјᎫꞲᴊ",
    "k": "ΚκКкᏦᴋ",
    "l": "ƖǀӀӏᏞʟł",
    "m": "ΜϺМмᎷᴍ",
    "n": "ΝηոռɴПп",
    "o": "ΟοσОоՕօᴏᴑꬽø",
    "p": "ΡρРрᏢᴘ",
    "q": "ԛգզ",
    "r": "ƦгᎡᏒᴦꭇꭈꮁʀ",
    "s": "ƽЅѕՏᏕᏚꜱꮪ",
    "t": "ΤτТтᎢᴛ",
    "u": "ʋυՍսᴜꞟꭎꭒИи",
    "v": "νѴѵᏙᴠꮩ",
    "w": "ɯѡԜԝաᎳᏔᴡꮃω",
    "x": "ΧχХхꞳ",
    "y": "ɣʏΥγУуҮүᎩᎽᶌỿꭚ",
    "z": "ΖᏃᴢꮓ",
    "ae": "æÆ",
    "oe": "œŒ",
    "ss": "ß",
    "th": "þÞ",
}

LATIN_FOR = str.maketrans({sign: latin for latin, signs in _LOOKALIKES.items() for sign in signs})
