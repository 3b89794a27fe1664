import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Field } from './field';
import { IconButton } from './icon-button';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const { t } = useLingui();
  const [isVisible, setIsVisible] = useState(false);
  const { className, ...input } = props;
  return (
    <div className={className}>
      <div className="relative [&_input]:pr-12">
        <Field type={isVisible ? 'text' : 'password'} {...input} />
        <IconButton
          label={isVisible ? t`Hide password` : t`Show password`}
          aria-pressed={isVisible}
          onClick={() => setIsVisible(!isVisible)}
          className="absolute right-0.5 top-[27px]"
        >
          {isVisible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
    </div>
  );
}
