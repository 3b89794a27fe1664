import { useLocation, useSession } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { DashboardPage } from '../../../components/dashboard-page';
import { ActivitySection } from '../components/activity-section';
import { AppearanceSection } from '../components/appearance-section';
import { DataSection } from '../components/data-section';
import { DeleteSection } from '../components/delete-section';
import { DevicesSection } from '../components/devices-section';
import { EmailSection } from '../components/email-section';
import { FilesSection } from '../components/files-section';
import { LanguageSection } from '../components/language-section';
import { NotificationsSection } from '../components/notifications-section';
import { PasswordSection } from '../components/password-section';
import { PhoneSection } from '../components/phone-section';
import { ProfileSection } from '../components/profile-section';

/** The page renders after navigation, so the browser cannot scroll to the hash itself. */
function useJumpToSection(isReady: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
}

/** /buyer/settings and /seller/settings: one account, whichever side one is on. */
export function SettingsPage() {
  const { user } = useSession();
  useJumpToSection(user !== null);
  if (!user) return null;
  return (
    <DashboardPage title={<Trans>Settings</Trans>} className="max-w-[760px]">
      <div className="grid gap-5">
        <ProfileSection key={user.id} user={user} />
        <EmailSection user={user} />
        <PhoneSection user={user} />
        <PasswordSection />
        <LanguageSection />
        <AppearanceSection />
        <NotificationsSection user={user} />
        <DevicesSection />
        <ActivitySection />
        <FilesSection user={user} />
        <DataSection />
        <DeleteSection email={user.email} />
      </div>
    </DashboardPage>
  );
}
