import type { Product, SellerProfile } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { ContactButtons } from './contact-buttons';
import { goToForm } from '../go-to-form';

type Props = { product: Product; profile: SellerProfile | undefined };

/** Phones: in the place of the bottom bar. */
export const BuyBar = ({ product, profile }: Props) => (
  <div
    data-page-bar
    data-bar="bottom"
    className="fixed inset-x-0 bottom-0 z-[60] flex gap-2 border-t border-line bg-white/97 px-3.5 pb-[calc(10px+env(safe-area-inset-bottom))] pt-2.5 shadow-[0_-10px_30px_-14px_rgb(23_27_82/.25)] backdrop-blur-md lg:hidden"
  >
    <ContactButtons product={product} profile={profile} isCompact />
    <Button className="h-[50px] flex-1" onClick={goToForm}>
      <Send aria-hidden />
      <Trans>Contact supplier</Trans>
    </Button>
  </div>
);
