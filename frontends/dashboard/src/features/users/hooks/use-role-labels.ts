import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const LABELS: Record<string, MessageDescriptor> = {
  buyer: msg`Buyer`,
  seller: msg`Seller`,
  admin: msg`Administrator`,
};

export function useRoleLabels(): (role: string) => string {
  const { i18n } = useLingui();
  return (role) => (LABELS[role] ? i18n._(LABELS[role]) : role);
}
