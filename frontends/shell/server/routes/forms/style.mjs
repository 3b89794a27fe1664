/** How pages of plain forms look: they load no style sheet, only the fonts of the shell's build. */
import fs from 'node:fs/promises';
import path from 'node:path';

const FACES = [
  ['Haat Latin', /^plus-jakarta-sans-basic\./, 'U+0-24F,U+2000-206F'],
  ['Haat Nepali', /^noto-deva-\d/, 'U+900-97F,U+200C-200D,U+20B9'],
];

/** Of the build that is served now. */
export async function fontFaces(distFolder) {
  const manifest = await fs.readFile(path.join(distFolder, 'manifest.json'), 'utf8');
  const { fonts } = JSON.parse(manifest);
  const faces = FACES.map(([family, file, range]) => {
    const fontFile = fonts.find((font) => file.test(font));
    return fontFile
      ? `@font-face{font-family:"${family}";src:url(/assets/${fontFile}) format("woff2");font-weight:400 800;font-display:swap;unicode-range:${range}}`
      : '';
  });
  return faces.join('');
}

export const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#FBF8F3;color:#14172B;font:16px/1.55 "Haat Latin","Haat Nepali",system-ui,sans-serif}
:lang(ne){line-height:1.7}
main{max-width:600px;margin:6vh auto;padding:28px;background:#fff;border:1px solid #E8E2D8;border-radius:16px;overflow-wrap:anywhere}
@media(max-width:640px){main{margin:16px;padding:20px}}
h1{margin:0 0 8px;font-size:26px;line-height:1.3}
h2{margin:28px 0 12px;font-size:18px;line-height:1.4}
p{margin:0 0 20px;color:#3A3F5C}
dl{margin:0 0 20px;padding:14px 16px;background:#F4EEE4;border-radius:12px}
dl div+div{margin-top:8px}
dt{font-size:13px;font-weight:600;color:#5F6482}
dd{margin:0;white-space:pre-line}
.field{margin-bottom:16px}
label{display:block;margin-bottom:6px;font-weight:600}
input,select,textarea{width:100%;min-height:46px;padding:8px 12px;border:1.5px solid #8C8577;border-radius:12px;background:#fff;color:inherit;font:inherit}
.check{display:flex;flex-wrap:wrap;align-items:center;gap:10px}
.check input{width:22px;min-height:22px;height:22px;margin:0}
.check label{flex:1;margin:0;padding:9px 0;font-weight:400}
.check p{flex-basis:100%}
[aria-invalid]{border-color:#B42318}
.problem,.hint{margin:6px 0 0;font-size:14px}
.problem{color:#8F1B12;font-weight:600}
.refused{margin-bottom:20px;padding:12px 16px;border-radius:12px;background:#FDECEA;color:#8F1B12}
.refused ul{margin:4px 0 0;padding-left:20px}
.trap{position:absolute;left:-9999px;width:1px;min-height:1px;height:1px;padding:0}
.button,.quiet{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:0;border-radius:12px;background:#3239A6;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.quiet{background:none;color:#272D86}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible{outline:3px solid #4A52C4;outline-offset:2px}`;
