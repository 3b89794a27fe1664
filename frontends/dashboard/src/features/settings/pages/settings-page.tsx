import { useLocation, useSession } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { DashboardPage } from '../../../components/dashboard-page';
import { PageContents, type ContentsItem } from '../../../components/page-contents';
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

/** In the order of the page. */
const SECTIONS: ContentsItem[] = [
  { id: 'profile', title: <Trans>Profile</Trans> },
  { id: 'email', title: <Trans>Email</Trans> },
  { id: 'phone', title: <Trans>Phone</Trans> },
  { id: 'password', title: <Trans>Password</Trans> },
  { id: 'language', title: <Trans>Language and currency</Trans> },
  { id: 'appearance', title: <Trans>Appearance</Trans> },
  { id: 'notifications', title: <Trans>Notifications</Trans> },
  { id: 'devices', title: <Trans>Where you are signed in</Trans> },
  { id: 'activity', title: <Trans>Recent activity</Trans> },
  { id: 'files', title: <Trans>Attached files</Trans> },
  { id: 'data', title: <Trans>Your data</Trans> },
  { id: 'delete', title: <Trans>Delete account</Trans> },
];

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
    <DashboardPage title={<Trans>Settings</Trans>} className="max-w-[1000px]">
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_200px]">
        <PageContents items={SECTIONS} className="xl:sticky xl:top-20 xl:order-last" />
        <div className="grid min-w-0 gap-5">
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
      </div>
    </DashboardPage>
  );
}
