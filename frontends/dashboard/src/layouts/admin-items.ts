import { paths } from '@haat/platform';
import { msg } from '@lingui/core/macro';
import {
  BadgeCheck,
  ChartLine,
  FileText,
  Flag,
  Languages,
  LifeBuoy,
  ListTree,
  Package,
  Scale,
  SearchX,
  Star,
  Store,
  Users,
} from 'lucide-react';
import type { NavItem } from './nav-items';

export const ADMIN_ITEMS: NavItem[] = [
  { to: paths.admin, label: msg`Overview`, icon: ChartLine },
  { to: paths.adminVerifications, label: msg`Verifications`, icon: BadgeCheck },
  { to: paths.adminSellers, label: msg`Sellers`, icon: Store },
  { to: paths.adminReports, label: msg`Reports`, icon: Flag },
  { to: paths.adminOrderReviews, label: msg`Reviews`, icon: Star },
  { to: paths.adminProducts, label: msg`Products`, icon: Package },
  { to: paths.adminRequirements, label: msg`Requirements`, icon: FileText },
  { to: paths.adminCases, label: msg`Cases`, icon: LifeBuoy },
  { to: paths.adminDisputes, label: msg`Disputes`, icon: Scale },
  { to: paths.adminCategories, label: msg`Categories`, icon: ListTree },
  { to: paths.adminSynonyms, label: msg`Synonyms`, icon: Languages },
  { to: paths.adminDemand, label: msg`Demand`, icon: SearchX },
  { to: paths.adminUsers, label: msg`Users`, icon: Users },
];
