"""Names of countries in English, for questions that ask about one (ISO 3166-1, common short names)."""

COUNTRIES: tuple[str, ...] = tuple(
    line.strip()
    for line in """
    Afghanistan
    Albania
    Algeria
    Andorra
    Angola
    Argentina
    Armenia
    Australia
    Austria
    Azerbaijan
    Bahamas
    Bahrain
    Bangladesh
    Barbados
    Belarus
    Belgium
    Belize
    Benin
    Bhutan
    Bolivia
    Bosnia
    Botswana
    Brazil
    Brunei
    Bulgaria
    Burkina Faso
    Burundi
    Cambodia
    Cameroon
    Canada
    Cape Verde
    Chile
    China
    Colombia
    Congo
    Costa Rica
    Croatia
    Cuba
    Cyprus
    Czechia
    Denmark
    Djibouti
    Dominican Republic
    Ecuador
    Egypt
    El Salvador
    Eritrea
    Estonia
    Eswatini
    Ethiopia
    Fiji
    Finland
    France
    Gabon
    Gambia
    Germany
    Ghana
    Greece
    Grenada
    Guatemala
    Guinea
    Guyana
    Haiti
    Honduras
    Hong Kong
    Hungary
    Iceland
    India
    Indonesia
    Iran
    Iraq
    Ireland
    Israel
    Italy
    Ivory Coast
    Jamaica
    Japan
    Jordan
    Kazakhstan
    Kenya
    Kosovo
    Kuwait
    Kyrgyzstan
    Laos
    Latvia
    Lebanon
    Lesotho
    Liberia
    Libya
    Liechtenstein
    Lithuania
    Luxembourg
    Madagascar
    Malawi
    Malaysia
    Maldives
    Mali
    Malta
    Mauritania
    Mauritius
    Mexico
    Moldova
    Monaco
    Mongolia
    Montenegro
    Morocco
    Mozambique
    Myanmar
    Namibia
    Nepal
    Netherlands
    New Zealand
    Nicaragua
    Niger
    Nigeria
    North Korea
    North Macedonia
    Norway
    Oman
    Pakistan
    Palestine
    Panama
    Paraguay
    Peru
    Philippines
    Poland
    Portugal
    Qatar
    Romania
    Russia
    Rwanda
    Samoa
    Saudi Arabia
    Senegal
    Serbia
    Seychelles
    Sierra Leone
    Singapore
    Slovakia
    Slovenia
    Somalia
    South Africa
    South Korea
    South Sudan
    Spain
    Sri Lanka
    Sudan
    Suriname
    Sweden
    Switzerland
    Syria
    Taiwan
    Tajikistan
    Tanzania
    Thailand
    Togo
    Trinidad
    Tunisia
    Turkmenistan
    Uganda
    Ukraine
    United Arab Emirates
    Uruguay
    Uzbekistan
    Venezuela
    Vietnam
    Yemen
    Zambia
    Zimbabwe
    """.strip().splitlines()
)
