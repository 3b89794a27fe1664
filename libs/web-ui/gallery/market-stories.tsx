import {
  Avatar,
  Badge,
  Button,
  CATEGORY_ICONS,
  CategoryIcon,
  Chip,
  Monogram,
  PictureViewer,
  ProductCard,
  ProductCardSkeleton,
  ProductPicture,
  RatingFact,
  RatingList,
  ReviewCount,
  Stars,
  StatusChip,
  ClosedUntil,
  SupplierCard,
  VerifiedBadge,
  VideoPlayer,
  WhatsAppIcon,
  WishlistHeart,
  WishlistMenu,
  useProductWishlists,
  type BadgeTone,
} from '../src';
import type { Say, Story } from './story';

const TONES: BadgeTone[] = ['green', 'premium', 'new', 'indigo', 'grey', 'blue', 'red'];
const product = (price: string | null) => ({
  id: 'p',
  slug: 'silver-needle',
  name: 'Silver needle white tea, autumn flush, hand rolled, 500 g tin',
  name_ne: 'सिल्भर निडल सेतो चिया, शरद फ्लस, हातले बेरेको, ५०० ग्राम टिन',
  price,
  price_on_request: price === null,
  currency: 'NPR',
  unit: {
    id: 'kg',
    code: 'kg',
    name: 'Kilogram',
    name_ne: 'किलोग्राम',
    symbol: 'kg',
    dimension: 'mass',
  },
  moq: 5,
  image: null,
  category: null,
  seller: {
    slug: 's',
    company_name: 'Suryodaya Tea Estate',
    company_name_ne: 'सूर्योदय चिया बगान',
    is_seller_verified: price !== null,
    district: 'Ilam',
    district_ne: 'इलाम',
  },
});

const Lists = ({ say }: { say: Say }) => (
  <WishlistMenu
    productId="p"
    wishlists={useProductWishlists()}
    trigger={<Button variant="soft">{say('Lists', 'सूचीहरू')}</Button>}
  />
);

export const MARKET: Story[] = [
  {
    of: ['ProductCard', 'ProductCardSkeleton', 'ProductPicture', 'WishlistHeart'],
    show: (say) => (
      <div className="grid w-full grid-cols-2 gap-4 lg:grid-cols-4">
        <ProductCard
          product={product('14500.00')}
          tag={<Badge tone="premium">{say('Premium', 'प्रिमियम')}</Badge>}
          heart={<WishlistHeart product={product('1')} />}
        />
        <ProductCard product={product(null)} />
        <ProductCardSkeleton />
        <ProductPicture image={null} alt="" className="min-h-40" />
      </div>
    ),
  },
  {
    of: ['SupplierCard', 'VerifiedBadge', 'ClosedUntil'],
    show: () => (
      <div className="grid w-full gap-4 lg:grid-cols-2">
        <SupplierCard
          supplier={{
            slug: 's',
            company_name: 'Suryodaya Tea Estate',
            company_name_ne: 'सूर्योदय चिया बगान',
            company_logo: null,
            colour: null,
            is_seller_verified: true,
            district: 'Ilam',
            district_ne: 'इलाम',
            response_time_hours: 3,
            established: 2002,
            closed_until: '2026-11-20',
            rating: { mean: 4.7, count: 18 },
          }}
        />
        <div>
          <ClosedUntil day="2026-11-20" />
          <VerifiedBadge />
        </div>
      </div>
    ),
  },
  {
    of: ['PictureViewer'],
    show: () => (
      <PictureViewer
        images={[]}
        at={0}
        name="Suryodaya Tea Estate"
        isOpen={false}
        onOpenChange={() => undefined}
        onView={() => undefined}
      />
    ),
  },
  {
    of: ['VideoPlayer'],
    show: () => (
      <div className="aspect-video w-full max-w-md">
        <VideoPlayer
          video={{
            url: '/storage/products/videos/v.mp4',
            poster_url: '',
            seconds: 42,
            width: 1280,
            height: 720,
          }}
        />
      </div>
    ),
  },
  {
    of: ['RatingFact', 'RatingList', 'ReviewCount', 'Stars'],
    show: () => (
      <div className="grid w-full gap-4">
        <Stars value={3.7} />
        <ReviewCount reviews={{ mean: 4.7, count: 18 }} />
        <RatingFact rating={{ mean: 4.7, count: 18 }} />
        <RatingList
          ratings={{ as_described: 5, on_time: 4.3, documents: 1, communication: 2.5 }}
        />
      </div>
    ),
  },
  {
    of: ['Badge', 'Chip', 'StatusChip'],
    show: (say) => (
      <>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {say('Checked today', 'आज जाँचिएको')}
          </Badge>
        ))}
        <Chip>{say('Ilam', 'इलाम')}</Chip>
        <Chip isOn>{say('Verified', 'प्रमाणित')}</Chip>
        <StatusChip status="quoted" label={say('Quoted', 'मूल्य प्रस्ताव')} />
        <StatusChip status="never_heard_of" />
      </>
    ),
  },
  {
    of: ['Avatar', 'Monogram', 'CategoryIcon', 'WhatsAppIcon'],
    show: (say) => (
      <>
        <Avatar name={say('Sita Gurung', 'सीता गुरुङ')} />
        <Monogram name={say('Suryodaya Tea', 'सूर्योदय चिया')} />
        <Monogram name="Dhaka Kapada" colour="#f8b133" />
        {CATEGORY_ICONS.map((name) => (
          <CategoryIcon key={name} name={name} className="size-6" />
        ))}
        <CategoryIcon name="unknown" className="size-6" />
        <WhatsAppIcon className="size-6" />
      </>
    ),
  },
  { of: ['WishlistMenu'], show: (say) => <Lists say={say} /> },
];
