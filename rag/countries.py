"""
Names of countries, for questions that ask about one (ISO 3166-1, common short names).

On a line: the English name; after commas what else a question or a page may call it, in the languages that people most
often mix in; after the semicolon the adjectives by which a page may speak of it. Left out, since they are words or
first names as well: Chad, Georgia, Guinea, Jordan, Togo, Turkey. Written with a capital they count as names all the
same. The United States and the United Kingdom go by too many names to say that a page lacks them.
"""

from rag.lexical import words

_TABLE = """
    Afghanistan; Afghan
    Albania; Albanian
    Algeria, Argelia; Algerian
    Andorra
    Angola; Angolan
    Argentina, Argentinien; Argentine, Argentinian
    Armenia; Armenian
    Australia, Australien, Australie; Australian
    Austria, Österreich, Autriche; Austrian
    Azerbaijan
    Bahamas
    Bahrain
    Bangladesh; Bangladeshi
    Barbados
    Belarus; Belarusian
    Belgium, Belgien, Bélgica, Belgique; Belgian
    Belize
    Benin
    Bhutan
    Bolivia; Bolivian
    Bosnia; Bosnian
    Botswana
    Brazil, Brasilien, Brasil, Brésil; Brazilian
    Brunei
    Bulgaria, Bulgarien; Bulgarian
    Burkina Faso
    Burundi
    Cambodia; Cambodian
    Cameroon
    Canada, Kanada, Canadá; Canadian
    Cape Verde
    Chile; Chilean
    China, Chine; Chinese
    Colombia, Kolumbien; Colombian
    Congo; Congolese
    Costa Rica; Costa Rican
    Croatia, Kroatien, Croacia; Croatian
    Cuba; Cuban
    Cyprus, Zypern, Chipre; Cypriot
    Czechia, Czech Republic, Tschechien; Czech
    Denmark, Dänemark, Dinamarca, Danemark; Danish
    Djibouti
    Dominican Republic; Dominican
    Ecuador; Ecuadorian
    Egypt, Ägypten, Egipto; Egyptian
    El Salvador; Salvadoran
    Eritrea
    Estonia, Estland; Estonian
    Eswatini
    Ethiopia; Ethiopian
    Fiji
    Finland, Finnland, Finlandia; Finnish
    France, Frankreich, Francia; French
    Gabon
    Gambia
    Germany, Deutschland, Alemania, Allemagne; German
    Ghana; Ghanaian
    Greece, Griechenland, Grecia, Grèce; Greek
    Grenada
    Guatemala; Guatemalan
    Guyana
    Haiti; Haitian
    Honduras; Honduran
    Hong Kong
    Hungary, Ungarn, Hungría; Hungarian
    Iceland, Island; Icelandic
    India, Indien, Inde; Indian
    Indonesia; Indonesian
    Iran; Iranian
    Iraq, Irak; Iraqi
    Ireland, Irland, Irlanda, Irlande; Irish
    Israel; Israeli
    Italy, Italien, Italia, Italie; Italian
    Ivory Coast
    Jamaica; Jamaican
    Japan, Japón, Japon; Japanese
    Kazakhstan
    Kenya, Kenia; Kenyan
    Kosovo
    Kuwait; Kuwaiti
    Kyrgyzstan
    Laos
    Latvia, Lettland; Latvian
    Lebanon; Lebanese
    Lesotho
    Liberia
    Libya; Libyan
    Liechtenstein
    Lithuania, Litauen; Lithuanian
    Luxembourg, Luxemburg, Luxemburgo
    Madagascar
    Malawi
    Malaysia; Malaysian
    Maldives
    Mali
    Malta; Maltese
    Mauritania
    Mauritius
    Mexico, Mexiko, México; Mexican
    Moldova; Moldovan
    Monaco
    Mongolia; Mongolian
    Montenegro
    Morocco, Marokko, Marruecos, Maroc; Moroccan
    Mozambique
    Myanmar, Burma; Burmese
    Namibia
    Nepal; Nepalese, Nepali
    Netherlands, Holland, Niederlande, Países Bajos, Pays-Bas, Nederland; Dutch
    New Zealand, Neuseeland, Nueva Zelanda
    Nicaragua
    Niger
    Nigeria; Nigerian
    North Korea; North Korean
    North Macedonia, Macedonia; Macedonian
    Norway, Norwegen, Noruega, Norvège; Norwegian
    Oman; Omani
    Pakistan; Pakistani
    Palestine; Palestinian
    Panama; Panamanian
    Paraguay
    Peru, Perú; Peruvian
    Philippines, Filipinas; Filipino, Philippine
    Poland, Polen, Polonia, Pologne, Polska; Polish
    Portugal; Portuguese
    Qatar
    Romania, Rumänien, Rumanía; Romanian
    Russia, Russland, Rusia, Russie; Russian
    Rwanda
    Samoa
    Saudi Arabia; Saudi
    Senegal
    Serbia, Serbien; Serbian
    Seychelles
    Sierra Leone
    Singapore, Singapur
    Slovakia, Slowakei; Slovak
    Slovenia, Slowenien; Slovenian
    Somalia; Somali
    South Africa, Südafrika, Sudáfrica; South African
    South Korea, Korea, Südkorea, Corea; Korean
    South Sudan
    Spain, España, Spanien, Espagne; Spanish
    Sri Lanka
    Sudan; Sudanese
    Suriname
    Sweden, Schweden, Suecia, Suède; Swedish
    Switzerland, Schweiz, Suiza, Suisse; Swiss
    Syria; Syrian
    Taiwan; Taiwanese
    Tajikistan
    Tanzania
    Thailand, Tailandia; Thai
    Trinidad
    Tunisia; Tunisian
    Turkmenistan
    Uganda; Ugandan
    Ukraine; Ukrainian
    United Arab Emirates, UAE
    Uruguay
    Uzbekistan
    Venezuela; Venezuelan
    Vietnam; Vietnamese
    Yemen
    Zambia; Zambian
    Zimbabwe
"""


def _phrase(text: str) -> str:
    return " ".join(words(text))


def _line(line: str) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    called, _, adjectives = line.strip().partition(";")
    names = called.split(",")
    return names[0], tuple(map(_phrase, names)), tuple(map(_phrase, adjectives.split(","))) if adjectives else ()


_LINES = tuple(_line(line) for line in _TABLE.strip().splitlines())

COUNTRIES: dict[str, str] = {name: country for country, names, _ in _LINES for name in names}
"""The country that folded words name: {"spanien": "Spain", "new zealand": "New Zealand"}."""

SPOKEN_OF: dict[str, tuple[str, ...]] = {country: (*names, *adjectives) for country, names, adjectives in _LINES}
"""The folded words by which a page speaks of a country: {"Spain": ("spain", ..., "spanish")}."""
