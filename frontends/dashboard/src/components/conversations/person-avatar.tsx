import { cn, colourOf, initials } from '@haat/ui';

/** A person in the list: the same colour every time. */
export function PersonAvatar({ name, className }: { name: string; className?: string }) {
  const colour = colourOf(name);
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-full text-[14px] font-bold text-white',
        className,
      )}
      style={{
        background: `linear-gradient(135deg, ${colour}, color-mix(in srgb, ${colour} 72%, #fff))`,
      }}
    >
      {initials(name)}
    </span>
  );
}
