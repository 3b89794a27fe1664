import { Trans } from '@lingui/react/macro';
import { ClosureSection } from '../closures/closure-section';
import { PicturesSection } from '../pictures/pictures-section';
import { StatisticsSection } from '../standing/statistics-section';
import { VerificationSection } from '../standing/verification-section';
import {
  ABOUT_FIELDS,
  CONTACT_FIELDS,
  NAME_FIELDS,
  PLACE_FIELDS,
  TRADE_FIELDS,
} from '../steps';
import type { CompanyEditor } from '../use-company-editor';
import { AboutFields } from './about-fields';
import { BusinessFields } from './business-fields';
import { ContactFields } from './contact-fields';
import { EditSection } from './edit-section';
import { NameFields } from './name-fields';
import { PlaceFields } from './place-fields';

/** Everything about the company, each part saved on its own. */
export const CompanySections = ({ editor }: { editor: CompanyEditor }) => (
  <div className="grid grid-cols-1 gap-5">
    <PicturesSection company={editor.company} />
    <EditSection
      id="company"
      title={<Trans>Company</Trans>}
      editor={editor}
      fields={NAME_FIELDS}
      Fields={NameFields}
    />
    <EditSection
      id="about"
      title={<Trans>About</Trans>}
      editor={editor}
      fields={ABOUT_FIELDS}
      Fields={AboutFields}
    />
    <EditSection
      id="address"
      title={<Trans>Address</Trans>}
      editor={editor}
      fields={PLACE_FIELDS}
      Fields={PlaceFields}
    />
    <EditSection
      id="contacts"
      title={<Trans>Contacts</Trans>}
      lead={<Trans>Each way you fill in becomes a button on your page.</Trans>}
      editor={editor}
      fields={CONTACT_FIELDS}
      Fields={ContactFields}
    />
    <EditSection
      id="trade"
      title={<Trans>What you trade in</Trans>}
      editor={editor}
      fields={TRADE_FIELDS}
      Fields={BusinessFields}
    />
    <VerificationSection company={editor.company} />
    <ClosureSection company={editor.company} />
    <StatisticsSection />
  </div>
);
