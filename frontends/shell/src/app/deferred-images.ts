/** Pictures below the first screen wait for this on a phone (`.deferred-pictures` in base.css). */
export function revealDeferredImages(): void {
  document.documentElement.dataset.hydrated = '';
}
