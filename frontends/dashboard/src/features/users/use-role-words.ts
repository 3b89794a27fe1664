import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const WORDS: Record<string, MessageDescriptor> = {
  buyer: msg`Buyer`,
  seller: msg`Seller`,
  admin: msg`Administrator`,
};

export function useRoleWords(): (role: string) => string {
  const { i18n } = useLingui();
  return (role) => (WORDS[role] ? i18n._(WORDS[role]) : role);
}
