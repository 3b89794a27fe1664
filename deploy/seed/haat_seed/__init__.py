"""Demo data of Haat: `load()` returns it; load tests generate more."""

from haat_seed.generator import generate_products
from haat_seed.goods import SeedProduct
from haat_seed.identity import seed_id
from haat_seed.seed import Seed, load

__all__ = ["Seed", "SeedProduct", "generate_products", "load", "seed_id"]
