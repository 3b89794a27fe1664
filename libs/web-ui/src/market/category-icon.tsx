import {
  Armchair,
  Briefcase,
  Car,
  Cog,
  Droplets,
  Flower2,
  Footprints,
  Grid2x2,
  Hammer,
  Laptop,
  Leaf,
  Milk,
  NotebookPen,
  Package,
  PaintBucket,
  Plug,
  Shapes,
  ShieldCheck,
  Shirt,
  Sparkles,
  Sprout,
  Stethoscope,
  Sun,
  Utensils,
  Wheat,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  armchair: Armchair,
  briefcase: Briefcase,
  car: Car,
  cog: Cog,
  droplets: Droplets,
  'flower-2': Flower2,
  footprints: Footprints,
  'grid-2x2': Grid2x2,
  hammer: Hammer,
  laptop: Laptop,
  leaf: Leaf,
  milk: Milk,
  'notebook-pen': NotebookPen,
  package: Package,
  'paint-bucket': PaintBucket,
  plug: Plug,
  'shield-check': ShieldCheck,
  shirt: Shirt,
  sparkles: Sparkles,
  sprout: Sprout,
  stethoscope: Stethoscope,
  sun: Sun,
  utensils: Utensils,
  wheat: Wheat,
};

/** The icons of categories. */
export const CATEGORY_ICONS = Object.keys(ICONS);

type Props = { name: string | null | undefined; className?: string };

/** A category's icon by the name the API gives; unknown names get a neutral one. */
export function CategoryIcon({ name, className }: Props) {
  const Icon = ICONS[name ?? ''] ?? Shapes;
  return <Icon className={className} aria-hidden />;
}
