/** Pictures below the first screen wait for this on a phone (`.late-pictures` in base.css). */
export function revealDeferredImages(): void {
  document.documentElement.dataset.awake = '';
}
