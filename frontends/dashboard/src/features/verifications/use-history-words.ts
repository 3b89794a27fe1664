import type { MoveShown } from '@haat/api/admin-verifications';
import { useSession } from '@haat/platform';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Words = ReturnType<typeof msg>;
const WHAT: Record<string, Words> = {
  'statutory:not_submitted': msg`Papers taken back`,
  'statutory:pending': msg`Papers sent`,
  'statutory:approved': msg`Papers approved`,
  'statutory:rejected': msg`Papers rejected`,
  'statutory:expired': msg`Papers expired`,
  'document:pending': msg`A document is to be checked again`,
  'document:approved': msg`A document is fine`,
  'document:rejected': msg`A document is not accepted`,
  'seller:onboarding': msg`Company begun`,
  'seller:active': msg`Company opened`,
  'seller:suspended': msg`Company suspended`,
  'seller:closed': msg`Company closed`,
  'name:approved': msg`New name approved`,
  'name:rejected': msg`New name rejected`,
  'phone:verified': msg`Number confirmed`,
  'phone:not_verified': msg`Number changed`,
  'email:verified': msg`E-mail confirmed`,
  'email:not_verified': msg`E-mail changed`,
};
const WHO: Record<string, Words> = {
  seller: msg`Seller`,
  admin: msg`Administrator`,
  system: msg`Automatic`,
};

/** What happened and who did it, in words; what nobody told us about shows as it is. */
export function useHistoryWords() {
  const { i18n, t } = useLingui();
  const me = useSession().user?.id;
  const nameOf = (role: string) => (WHO[role] ? i18n._(WHO[role]) : role);
  return {
    what: ({ noun, to_status: to }: MoveShown) => {
      const words = WHAT[`${noun}:${to}`];
      return words ? i18n._(words) : `${noun}: ${to}`;
    },
    who: ({ role, by }: MoveShown) => (by !== null && by === me ? t`You` : nameOf(role)),
  };
}
