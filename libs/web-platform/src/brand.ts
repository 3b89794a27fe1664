/** The brand is one value: a rename touches this file only. */

/** What the operator of a deployment sets; '' is none. `isDemo`: companies and products are invented. */
export type Deployment = {
  phone: string;
  whatsapp: string;
  mapUrl: string;
  isDemo: boolean;
};

let deployment: Deployment = {
  phone: '01-5970000',
  whatsapp: '',
  mapUrl: '',
  isDemo: false,
};

/** Once, before anything is rendered: on the server and in the browser with equal values. */
export const configureDeployment = (settings: Partial<Deployment> = {}): void => {
  deployment = { ...deployment, ...settings };
};

export const brand = {
  name: 'Haat',
  nameNe: 'हाट',
  wordmark: 'haat',
  tagline: 'नेपालको व्यापार बजार',
  get phone(): string {
    return deployment.phone;
  },
  get whatsapp(): string {
    return deployment.whatsapp;
  },
  get mapUrl(): string {
    return deployment.mapUrl;
  },
  get isDemo(): boolean {
    return deployment.isDemo;
  },
} as const;
