"""An amount spelled out, as on a cheque."""

from decimal import Decimal

from servicekit.http.language import Locale

SMALL = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen"
    " fourteen fifteen sixteen seventeen eighteen nineteen",
    "ne": "शून्य एक दुई तीन चार पाँच छ सात आठ नौ दश"
    " एघार बाह्र तेह्र चौध पन्ध्र सोह्र सत्र अठार उन्नाइस बीस"
    " एक्काइस बाइस तेइस चौबिस पच्चिस छब्बिस सत्ताइस अट्ठाइस उनन्तिस तीस"
    " एकतिस बत्तिस तेत्तिस चौँतिस पैँतिस छत्तिस सैँतिस अठतिस उनन्चालीस चालीस"
    " एकचालीस बयालीस त्रिचालीस चवालीस पैँतालीस छयालीस सतचालीस अठचालीस उनन्चास पचास"
    " एकाउन्न बाउन्न त्रिपन्न चवन्न पचपन्न छपन्न सन्ताउन्न अन्ठाउन्न उनन्साठी साठी"
    " एकसट्ठी बयसट्ठी त्रिसट्ठी चौँसट्ठी पैँसट्ठी छयसट्ठी सतसट्ठी अठसट्ठी उनन्सत्तरी सत्तरी"
    " एकहत्तर बहत्तर त्रिहत्तर चौहत्तर पचहत्तर छयहत्तर सतहत्तर अठहत्तर उनासी असी"
    " एकासी बयासी त्रियासी चौरासी पचासी छयासी सतासी अठासी उनान्नब्बे नब्बे"
    " एकान्नब्बे बयानब्बे त्रियानब्बे चौरानब्बे पन्चानब्बे छयानब्बे सन्तानब्बे अन्ठानब्बे उनान्सय",
}
TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety"
STEPS = {
    "en": ((10**7, "crore"), (10**5, "lakh"), (1_000, "thousand"), (100, "hundred")),
    "ne": (
        (10**11, "खर्ब"),
        (10**9, "अर्ब"),
        (10**7, "करोड"),
        (10**5, "लाख"),
        (1_000, "हजार"),
        (100, "सय"),
    ),
}


def spell_amount(amount: Decimal, locale: Locale) -> str:
    """`Rupees one lakh and paisa fifty only`, `एक लाख रुपैयाँ पचास पैसा मात्र`."""
    rupees, paisa = (int(part) for part in f"{amount:.2f}".split("."))
    if locale == "ne":
        text = f"{_number(rupees, locale)} रुपैयाँ"
        return text + (f" {_number(paisa, locale)} पैसा" if paisa else "") + " मात्र"
    text = f"Rupees {_number(rupees, locale)}"
    return text + (f" and paisa {_number(paisa, locale)}" if paisa else "") + " only"


def _number(number: int, locale: Locale) -> str:
    """What is more than the largest step is counted in it: `one hundred crore`."""
    for size, name in STEPS[locale]:
        if number >= size:
            many, rest = divmod(number, size)
            text = f"{_number(many, locale)} {name}"
            return f"{text} {_number(rest, locale)}" if rest else text
    return _below_hundred(number, locale)


def _below_hundred(number: int, locale: Locale) -> str:
    names = SMALL[locale].split()
    if number < len(names):
        return names[number]
    tens, ones = divmod(number, 10)
    name = TENS.split()[tens]
    return f"{name}-{names[ones]}" if ones else name
