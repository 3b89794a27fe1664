/** Pictures of later screens wait for this on a phone (`.late-pictures` in base.css). */
export function showLatePictures(): void {
  document.documentElement.dataset.awake = '';
}
