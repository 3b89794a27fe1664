import type { StatusHistoryEntry } from '@haat/api/admin-verifications';
import { useSession } from '@haat/platform';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Message = ReturnType<typeof msg>;
const WHAT: Record<string, Message> = {
  'statutory:not_submitted': msg`Documents withdrawn`,
  'statutory:pending': msg`Documents submitted`,
  'statutory:approved': msg`Documents approved`,
  'statutory:rejected': msg`Documents rejected`,
  'statutory:expired': msg`Documents expired`,
  'document:pending': msg`Document to be reviewed again`,
  'document:approved': msg`Document approved`,
  'document:rejected': msg`Document rejected`,
  'seller:onboarding': msg`Company created`,
  'seller:active': msg`Company opened`,
  'seller:suspended': msg`Company suspended`,
  'seller:closed': msg`Company closed`,
  'name:approved': msg`New name approved`,
  'name:rejected': msg`New name rejected`,
  'report:dismissed': msg`Report dismissed`,
  'report:warned': msg`Warned after a report`,
  'report:suspended': msg`Suspended after a report`,
  'report:open': msg`Report reopened`,
  'phone:verified': msg`Number confirmed`,
  'phone:not_verified': msg`Number changed`,
  'email:verified': msg`Email confirmed`,
  'email:not_verified': msg`Email changed`,
};
const WHO: Record<string, Message> = {
  seller: msg`Seller`,
  admin: msg`Administrator`,
  system: msg`Automatic`,
};

/** Labels of what happened and who did it; an unknown code is its own label. */
export function useCompanyHistoryLabels() {
  const { i18n, t } = useLingui();
  const me = useSession().user?.id;
  const nameOf = (role: string) => (WHO[role] ? i18n._(WHO[role]) : role);
  return {
    what: ({ noun, to_status: to }: StatusHistoryEntry) => {
      const message = WHAT[`${noun}:${to}`];
      return message ? i18n._(message) : `${noun}: ${to}`;
    },
    who: ({ role, by }: StatusHistoryEntry) =>
      by !== null && by === me ? t`You` : nameOf(role),
  };
}
