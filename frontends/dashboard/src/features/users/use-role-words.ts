import type { Role } from '@haat/platform';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const WORDS: Record<Role, ReturnType<typeof msg>> = {
  buyer: msg`Buyer`,
  seller: msg`Seller`,
  admin: msg`Administrator`,
};

export function useRoleWords(): (role: Role) => string {
  const { i18n } = useLingui();
  return (role) => i18n._(WORDS[role] ?? role);
}
