import { IndustriesPage } from '../features/industry/pages/industries-page';
import { RequirementPanel } from '../features/requirement/components/requirement-panel';

/** /industry: the categories, with the form of a requirement (D24). */
const Industries = () => <IndustriesPage form={<RequirementPanel />} />;

export default Industries;
