/** A row of cards: a grid on wide screens, swiped with the thumb on small ones. */
export const RAIL =
  '-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3.5 pt-1 [scrollbar-width:none] lg:mx-0 lg:grid lg:gap-[18px] lg:overflow-visible lg:px-0 lg:py-0';
export const RAIL_CARD = 'flex flex-[0_0_62%] snap-start [&>*]:w-full sm:flex-[0_0_34%]';
export const RAIL_WIDE = 'flex flex-[0_0_86%] snap-start [&>*]:w-full sm:flex-[0_0_46%]';
