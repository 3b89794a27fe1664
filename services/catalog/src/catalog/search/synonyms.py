"""Words of the trade that mean one thing: loans from English, and everyday names.

Written as people type them; each line is a group. What fold or skeleton already meet
(chamal and चामल) stands here once.
"""

from functools import lru_cache

from catalog.search.fold import fold

_GROUPS = """
cement simenti siment
kathmandu kathmadau काठमाडौं ktm
furniture फर्निचर
pipe paip
tractor ट्र्याक्टर
birgunj birganj
coffee कफी
copy कपी
machine mesin मेसिन
rice chamal bhat
paddy dhan
tea chiya
honey maha
ghee ghyu ghiu
oil tel
mustard tori toriko
salt nun
sugar chini
flour pitho aata maida
wheat gahun
maize makai corn
millet kodo
buckwheat phapar
lentil lentils dal daal
bean beans simi
potato aalu
onion pyaj
garlic lasun
ginger aduwa
turmeric besar haledi
cumin jira
cardamom alaichi alainchi
spice spices masala
pepper marich
chilli chili khursani
milk dudh
fish machha
egg eggs anda
water pani
brick bricks itta inta
sand baluwa
stone dhunga
rod rods dandi tmt
iron phalam
steel istil स्टिल
wood kath timber
bamboo bans
paint rang
tile tiles tayal टायल
glass sisa kach
wire tar cable kebul केबल
bulb bulbs chim बल्ब
solar saurya सोलर
tank tanki ट्याङ्की
motor मोटर
shoe shoes jutta
cap topi
clothes cloth kapada fabric
wool un oon
silk resham
felt namda फेल्ट
shawl shawls pachhyaura सल
carpet carpets galaicha rug
jewellery gahana jewelry
chair kursi
table tebul टेबल
paper kagaj
book kitab pustak
medicine ausadhi aushadhi
soap sabun
bag jhola झोला
box carton cartons bakas कार्टुन
knife khukuri
umbrella chhata
bowl bowls kachaura
flower phul
seed seeds biu
fertiliser fertilizer मल
""".strip()


def meanings(folded: str) -> frozenset[str]:
    """The folded words that mean the same, without the word itself."""
    return _groups().get(folded, frozenset()) - {folded}


@lru_cache(maxsize=1)
def _groups() -> dict[str, frozenset[str]]:
    groups: dict[str, frozenset[str]] = {}
    for line in _GROUPS.splitlines():
        group = frozenset(map(fold, line.split()))
        for word in group:
            groups[word] = groups.get(word, frozenset()) | group
    return groups
