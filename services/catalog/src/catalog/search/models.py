"""The vocabulary: words a mistyped query is corrected to."""

from sqlmodel import Field, SQLModel


class SearchWord(SQLModel, table=True):
    """`word` is folded; `shown` is how somebody wrote it."""

    __tablename__ = "search_words"

    word: str = Field(primary_key=True)
    shown: str


table = SearchWord.__table__  # type: ignore[attr-defined]
