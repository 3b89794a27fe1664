import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const LABELS: Record<string, ReturnType<typeof msg>> = {
  registered: msg`Account created`,
  signed_in: msg`Signed in`,
  signed_out: msg`Signed out`,
  session_ended: msg`Device signed out`,
  email_verified: msg`Email confirmed`,
  email_change_asked: msg`Link for a new email sent`,
  email_changed: msg`Email changed`,
  phone_verified: msg`Phone confirmed`,
  password_changed: msg`Password changed`,
  password_reset_asked: msg`Link for a new password sent`,
  password_reset: msg`Password reset`,
  google_linked: msg`Connected with Google`,
  suspended: msg`Account suspended`,
  restored: msg`Account restored`,
  exported: msg`Data downloaded`,
  role_granted: msg`Permissions changed`,
};

/** Labels of activities; an unknown kind is its own label. */
export function useActivityLabels(): (kind: string) => string {
  const { i18n } = useLingui();
  return (kind) => {
    const label = LABELS[kind];
    return label ? i18n._(label) : kind.replaceAll('_', ' ');
  };
}
