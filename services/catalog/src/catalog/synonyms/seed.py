"""The groups the marketplace begins with; then administrators edit them."""

from uuid import UUID, uuid5

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.synonyms.models import SynonymGroup, table

# As people type them; what the fold already meets (chamal and चामल) stands here once.
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
honey maha मह
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
board बोर्ड
ply plywood प्लाई प्लाइ
micro माइक्रो
primer प्राइमर
dryer ड्रायर
""".strip()
_NAMES = UUID("0197a1e5-6d70-7c3b-9a51-3f0c6e1b2d48")


def groups() -> list[list[str]]:
    return [line.split() for line in _GROUPS.splitlines()]


def group_id(words: list[str]) -> UUID:
    return uuid5(_NAMES, words[0])


def write_synonyms(session: Session) -> int:
    """Only into a table nobody has written to: what was removed stays removed."""
    if session.execute(sa.select(sa.func.count()).select_from(table)).scalar_one():
        return 0
    rows = [SynonymGroup(id=group_id(words), words=words) for words in groups()]
    session.execute(
        insert(table).on_conflict_do_nothing(), [row.model_dump() for row in rows]
    )
    return len(rows)
