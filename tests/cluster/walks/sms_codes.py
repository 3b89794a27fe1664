"""docs/runbooks/sms-codes-many.md: auth has sent as many codes as it may in a day."""

from tests.cluster.walks.system import Line, System
from tests.contract.people import phone, sign_in

SPACE, API, LIMIT = "haat-auth", "deployment/api", "HAAT_SMS_CODES_A_DAY"
PATH = "/api/user/phone/otp"
BY_ADDRESS = """
select address, count(*), count(distinct user_id), count(distinct phone)
from phone_codes group by 1 order by 2 desc limit 10
"""
BY_NUMBER = """
select left(phone, 8), count(*) from phone_codes group by 1 order by 2 desc limit 10
"""


def walk(system: System) -> Line:
    statuses = [_request(system, 3)]
    shown = [
        system.sql(f"haat_{name}", statement)
        for name in ("auth", "vendor")
        for statement in (BY_ADDRESS, BY_NUMBER)
    ]
    for number, setting in ((4, f"{LIMIT}=1"), (5, f"{LIMIT}-")):
        system.kubectl(SPACE, "set", "env", API, setting)
        system.replaced(SPACE, "api")
        statuses.append(_request(system, number))
    faults = [] if statuses == [202, 503, 202] else [f"the codes got {statuses}"]
    faults += [] if all(shown[:2]) else ["auth's table has no code"]
    figures = ", ".join(map(str, statuses))
    return Line("the maximum of codes (sms-codes-many)", figures, faults)


def _request(system: System, number: int) -> int:
    """Of another account each time: one gets a code a minute."""
    with system.browser() as api:
        buyer = sign_in(api, f"buyer{number:02d}@example.com")
        return buyer.call("POST", PATH, json={"phone_number": phone()}).status_code
