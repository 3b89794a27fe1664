import {
  useHomeQuery,
  type FeaturedSeller,
  type Home,
  type LiveRequirementOut,
} from '@haat/api/home';
import { companyName, paths, useFormat, useHydrated, useLocale } from '@haat/platform';
import { useReplyTime } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Clock } from 'lucide-react';
import { Float } from './hero-float';
import { shortTitle } from '../short-title';

/** Whose answers come soonest; of companies whose answers were counted. */
const fastestOf = (sellers: FeaturedSeller[]): FeaturedSeller | undefined =>
  sellers
    .filter(({ response_time_hours: hours }) => hours !== null)
    .sort((a, b) => Number(a.response_time_hours) - Number(b.response_time_hours))
    .at(0);

/**
 * Two cards over the lower corners of the pictures: the latest requirement, and who answers
 * soonest. One without data is left out; a phone has space for the second only.
 */
export function HeroFloats({ home }: { home: Home | undefined }) {
  const requirement = home?.latest_requirements[0];
  const seller = fastestOf(home?.featured_sellers ?? []);
  return (
    // In one row, so that they never cover each other; between them the pictures can be tapped.
    <div className="pointer-events-none absolute inset-x-2 -bottom-[22px] flex items-end justify-between gap-3 lg:-bottom-[26px] lg:-left-10 lg:-right-3.5">
      {requirement ? <LatestRequirement requirement={requirement} /> : null}
      {seller ? <Replies seller={seller} /> : null}
    </div>
  );
}

/** Where the home page is. */
export default function OwnFloats() {
  const { data } = useHomeQuery(undefined);
  return <HeroFloats home={data} />;
}

function LatestRequirement({ requirement }: { requirement: LiveRequirementOut }) {
  const { t } = useLingui();
  const isNepali = useLocale() === 'ne';
  const { relative } = useFormat();
  // The server's clock and the visitor's differ: the age is rendered in the browser only.
  const isHydrated = useHydrated();
  const { id, title, title_ne, opened_at } = requirement;
  const age = isHydrated ? relative(opened_at) : '';
  // Translated in any case: the server sends only messages that it used.
  const ageText = t`Posted ${age}`;
  return (
    <Float
      to={paths.sellerLead(id)}
      icon={<BadgeCheck aria-hidden />}
      tone="bg-green-50 text-green-700"
      title={shortTitle((isNepali && title_ne) || title)}
      note={age ? ageText : <Trans>Enquiry from a buyer</Trans>}
      className="mb-3 max-lg:hidden"
    />
  );
}

function Replies({ seller }: { seller: FeaturedSeller }) {
  const locale = useLocale();
  const replyTime = useReplyTime(seller.response_time_hours);
  return (
    <Float
      to={paths.vendor(seller.slug)}
      icon={<Clock aria-hidden />}
      tone="bg-indigo-50 text-indigo-700"
      title={<Trans>Usually replies in {replyTime}</Trans>}
      note={companyName(seller, locale)}
      // Its text is short and the figure is its point: the other one gives way.
      className="ml-auto shrink-0"
    />
  );
}
