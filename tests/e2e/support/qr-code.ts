import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a phone would read: every dot of the canvas, on the white margin a printed code stands on. */
export async function readCode(canvas: Locator): Promise<string | undefined> {
  const { dots, side } = await canvas.evaluate((element) => {
    const code = element as HTMLCanvasElement;
    const margin = 24;
    const paper = document.createElement('canvas');
    paper.width = paper.height = code.width + 2 * margin;
    const pen = paper.getContext('2d')!;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, paper.width, paper.height);
    pen.drawImage(code, margin, margin);
    const { data } = pen.getImageData(0, 0, paper.width, paper.height);
    return { dots: [...data], side: paper.width };
  });
  return jsQR(new Uint8ClampedArray(dots), side, side)?.data;
}
