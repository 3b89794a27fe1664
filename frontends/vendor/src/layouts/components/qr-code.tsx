import { QRCodeCanvas } from 'qrcode.react';

type Props = { value: string; label: string };
const SIZE_PX = 120;

/** 120 px, the highest error level: it survives a crumpled print (spec 9). */
export default function QrCode({ value, label }: Props) {
  return (
    <QRCodeCanvas
      value={value}
      size={SIZE_PX}
      level="H"
      role="img"
      aria-label={label}
      fgColor="#14172b"
    />
  );
}
