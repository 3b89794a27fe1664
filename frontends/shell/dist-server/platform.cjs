/******/ (() => {
  // webpackBootstrap
  /******/ 'use strict';
  /******/ var __webpack_modules__ = {
    /***/ 15(module) {
      module.exports = require('react');

      /***/
    },

    /***/ 709(
      __unused_webpack___webpack_module__,
      __webpack_exports__,
      __webpack_require__,
    ) {
      // EXPORTS
      __webpack_require__.d(__webpack_exports__, {
        Toaster: () => /* binding */ Toaster,
        toast: () => /* binding */ toast,
      });

      // UNUSED EXPORTS: useSonner

      // EXTERNAL MODULE: external "react"
      var external_react_ = __webpack_require__(15); // external "react-dom"
      const external_react_dom_namespaceObject = require('react-dom'); // ./node_modules/sonner/dist/index.mjs
      /* unused harmony import specifier */ var React;
      /* unused harmony import specifier */ var ReactDOM;
      ('use client');
      function __insertCSS(code) {
        if (!code || typeof document == 'undefined') return;
        let head = document.head || document.getElementsByTagName('head')[0];
        let style = document.createElement('style');
        style.type = 'text/css';
        head.appendChild(style);
        style.styleSheet
          ? (style.styleSheet.cssText = code)
          : style.appendChild(document.createTextNode(code));
      }

      const getAsset = (type) => {
        switch (type) {
          case 'success':
            return SuccessIcon;
          case 'info':
            return InfoIcon;
          case 'warning':
            return WarningIcon;
          case 'error':
            return ErrorIcon;
          default:
            return null;
        }
      };
      const bars = Array(12).fill(0);
      const Loader = ({ visible, className }) => {
        return /*#__PURE__*/ external_react_.createElement(
          'div',
          {
            className: ['sonner-loading-wrapper', className].filter(Boolean).join(' '),
            'data-visible': visible,
          },
          /*#__PURE__*/ external_react_.createElement(
            'div',
            {
              className: 'sonner-spinner',
            },
            bars.map((_, i) =>
              /*#__PURE__*/ external_react_.createElement('div', {
                className: 'sonner-loading-bar',
                key: `spinner-bar-${i}`,
              }),
            ),
          ),
        );
      };
      const SuccessIcon = /*#__PURE__*/ external_react_.createElement(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          viewBox: '0 0 20 20',
          fill: 'currentColor',
          height: '20',
          width: '20',
          'aria-hidden': 'true',
        },
        /*#__PURE__*/ external_react_.createElement('path', {
          fillRule: 'evenodd',
          d: 'M10 18a8 8 0 100-16 8 8 0 000 16zm3.857-9.809a.75.75 0 00-1.214-.882l-3.483 4.79-1.88-1.88a.75.75 0 10-1.06 1.061l2.5 2.5a.75.75 0 001.137-.089l4-5.5z',
          clipRule: 'evenodd',
        }),
      );
      const WarningIcon = /*#__PURE__*/ external_react_.createElement(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          viewBox: '0 0 24 24',
          fill: 'currentColor',
          height: '20',
          width: '20',
          'aria-hidden': 'true',
        },
        /*#__PURE__*/ external_react_.createElement('path', {
          fillRule: 'evenodd',
          d: 'M9.401 3.003c1.155-2 4.043-2 5.197 0l7.355 12.748c1.154 2-.29 4.5-2.599 4.5H4.645c-2.309 0-3.752-2.5-2.598-4.5L9.4 3.003zM12 8.25a.75.75 0 01.75.75v3.75a.75.75 0 01-1.5 0V9a.75.75 0 01.75-.75zm0 8.25a.75.75 0 100-1.5.75.75 0 000 1.5z',
          clipRule: 'evenodd',
        }),
      );
      const InfoIcon = /*#__PURE__*/ external_react_.createElement(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          viewBox: '0 0 20 20',
          fill: 'currentColor',
          height: '20',
          width: '20',
          'aria-hidden': 'true',
        },
        /*#__PURE__*/ external_react_.createElement('path', {
          fillRule: 'evenodd',
          d: 'M18 10a8 8 0 11-16 0 8 8 0 0116 0zm-7-4a1 1 0 11-2 0 1 1 0 012 0zM9 9a.75.75 0 000 1.5h.253a.25.25 0 01.244.304l-.459 2.066A1.75 1.75 0 0010.747 15H11a.75.75 0 000-1.5h-.253a.25.25 0 01-.244-.304l.459-2.066A1.75 1.75 0 009.253 9H9z',
          clipRule: 'evenodd',
        }),
      );
      const ErrorIcon = /*#__PURE__*/ external_react_.createElement(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          viewBox: '0 0 20 20',
          fill: 'currentColor',
          height: '20',
          width: '20',
          'aria-hidden': 'true',
        },
        /*#__PURE__*/ external_react_.createElement('path', {
          fillRule: 'evenodd',
          d: 'M18 10a8 8 0 11-16 0 8 8 0 0116 0zm-8-5a.75.75 0 01.75.75v4.5a.75.75 0 01-1.5 0v-4.5A.75.75 0 0110 5zm0 10a1 1 0 100-2 1 1 0 000 2z',
          clipRule: 'evenodd',
        }),
      );
      const CloseIcon = /*#__PURE__*/ external_react_.createElement(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          width: '12',
          height: '12',
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: '1.5',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          'aria-hidden': 'true',
        },
        /*#__PURE__*/ external_react_.createElement('line', {
          x1: '18',
          y1: '6',
          x2: '6',
          y2: '18',
        }),
        /*#__PURE__*/ external_react_.createElement('line', {
          x1: '6',
          y1: '6',
          x2: '18',
          y2: '18',
        }),
      );

      const useIsDocumentHidden = () => {
        const [isDocumentHidden, setIsDocumentHidden] = external_react_.useState(
          document.hidden,
        );
        external_react_.useEffect(() => {
          const callback = () => {
            setIsDocumentHidden(document.hidden);
          };
          document.addEventListener('visibilitychange', callback);
          return () => document.removeEventListener('visibilitychange', callback);
        }, []);
        return isDocumentHidden;
      };

      let toastsCounter = 1;
      // Amount of toasts kept in `toast.getHistory()`. Dismissed toasts above this limit are
      // dropped so long-running apps don't hold on to them (and their JSX) forever.
      const MAX_HISTORY_SIZE = 100;
      // A toast keeps the id it was given, otherwise it gets the next one from the counter.
      // `custom` needs the same id `create` would pick, as it hands it to the JSX callback.
      const getToastId = (data) => {
        var _data_id;
        return typeof (data == null ? void 0 : data.id) === 'number' ||
          (data == null
            ? void 0
            : (_data_id = data.id) == null
              ? void 0
              : _data_id.length) > 0
          ? data.id
          : toastsCounter++;
      };
      class Observer {
        constructor() {
          // We use arrow functions to maintain the correct `this` reference
          this.subscribe = (subscriber) => {
            this.subscribers.push(subscriber);
            // A toast can be created before the `Toaster` had a chance to subscribe, e.g. when it's
            // called in an effect of a component rendered above the `Toaster`. Replay whatever is
            // still active so it doesn't get lost.
            this.getActiveToasts().forEach((toast) => subscriber(toast));
            return () => {
              const index = this.subscribers.indexOf(subscriber);
              this.subscribers.splice(index, 1);
            };
          };
          this.publish = (data) => {
            this.subscribers.forEach((subscriber) => subscriber(data));
          };
          this.addToast = (data) => {
            this.publish(data);
            this.toasts = [...this.toasts, data];
            this.trimHistory();
          };
          // Keeps the history bounded without ever dropping a toast that's still on screen.
          this.trimHistory = () => {
            let toRemove = this.toasts.length - MAX_HISTORY_SIZE;
            if (toRemove <= 0) return;
            this.toasts = this.toasts.filter((toast) => {
              if (toRemove > 0 && this.dismissedToasts.has(toast.id)) {
                this.dismissedToasts.delete(toast.id);
                toRemove--;
                return false;
              }
              return true;
            });
          };
          this.create = (data) => {
            const { message, ...rest } = data;
            const id = getToastId(data);
            // A dismissal that hasn't reached the subscribers yet gets cancelled: the toast is still
            // on screen, so this is an update of it rather than a new toast. Without this, creating a
            // toast right after dismissing the same id (React's double effect in StrictMode does
            // exactly that) would have the pending dismissal remove the toast that just got created.
            const pendingDismissal = this.pendingDismissals.get(id);
            if (pendingDismissal !== undefined) {
              cancelAnimationFrame(pendingDismissal);
              this.pendingDismissals.delete(id);
              this.dismissedToasts.delete(id);
            }
            const wasDismissed = this.dismissedToasts.has(id);
            const dismissible = data.dismissible === undefined ? true : data.dismissible;
            if (wasDismissed) {
              this.dismissedToasts.delete(id);
              // The previous toast with this id is gone, so this is a brand new toast. Drop the old
              // one instead of merging into it, otherwise its props (e.g. `action`) leak into the new one.
              this.toasts = this.toasts.filter((toast) => toast.id !== id);
            }
            const alreadyExists = wasDismissed
              ? undefined
              : this.toasts.find((toast) => {
                  return toast.id === id;
                });
            if (alreadyExists) {
              this.toasts = this.toasts.map((toast) => {
                if (toast.id === id) {
                  this.publish({
                    ...toast,
                    ...data,
                    id,
                    title: message,
                  });
                  return {
                    ...toast,
                    ...data,
                    id,
                    dismissible,
                    title: message,
                  };
                }
                return toast;
              });
            } else {
              this.addToast({
                title: message,
                ...rest,
                dismissible,
                id,
              });
            }
            return id;
          };
          this.dismiss = (id) => {
            if (id === undefined || id === null) {
              this.getActiveToasts().forEach((toast) => {
                this.dismissedToasts.add(toast.id);
                this.subscribers.forEach((subscriber) =>
                  subscriber({
                    id: toast.id,
                    dismiss: true,
                  }),
                );
              });
              return id;
            }
            this.dismissedToasts.add(id);
            const alreadyPending = this.pendingDismissals.get(id);
            if (alreadyPending !== undefined) {
              cancelAnimationFrame(alreadyPending);
            }
            this.pendingDismissals.set(
              id,
              requestAnimationFrame(() => {
                this.pendingDismissals.delete(id);
                this.subscribers.forEach((subscriber) =>
                  subscriber({
                    id,
                    dismiss: true,
                  }),
                );
              }),
            );
            return id;
          };
          this.message = (message, data) => {
            // `type: undefined` resets the type when this updates a toast that had one, e.g. turning
            // a loading toast into a plain one.
            return this.create({
              ...data,
              message,
              type: undefined,
            });
          };
          this.error = (message, data) => {
            return this.create({
              ...data,
              message,
              type: 'error',
            });
          };
          this.success = (message, data) => {
            return this.create({
              ...data,
              type: 'success',
              message,
            });
          };
          this.info = (message, data) => {
            return this.create({
              ...data,
              type: 'info',
              message,
            });
          };
          this.warning = (message, data) => {
            return this.create({
              ...data,
              type: 'warning',
              message,
            });
          };
          this.loading = (message, data) => {
            return this.create({
              ...data,
              type: 'loading',
              message,
            });
          };
          this.promise = (promise, data) => {
            if (!data) {
              // Nothing to show
              return;
            }
            let id = undefined;
            if (data.loading !== undefined) {
              id = this.create({
                ...data,
                promise,
                type: 'loading',
                message: data.loading,
                description:
                  typeof data.description !== 'function' ? data.description : undefined,
              });
            }
            const p = Promise.resolve(promise instanceof Function ? promise() : promise);
            let shouldDismiss = id !== undefined;
            let result;
            const originalPromise = p
              .then(async (response) => {
                result = ['resolve', response];
                const isReactElementResponse = external_react_.isValidElement(response);
                if (isReactElementResponse) {
                  shouldDismiss = false;
                  this.create({
                    id,
                    type: 'default',
                    message: response,
                  });
                } else if (isHttpResponse(response) && !response.ok) {
                  shouldDismiss = false;
                  const promiseData =
                    typeof data.error === 'function'
                      ? await data.error(`HTTP error! status: ${response.status}`)
                      : data.error;
                  const description =
                    typeof data.description === 'function'
                      ? await data.description(`HTTP error! status: ${response.status}`)
                      : data.description;
                  const isExtendedResult =
                    typeof promiseData === 'object' &&
                    !external_react_.isValidElement(promiseData);
                  const toastSettings = isExtendedResult
                    ? promiseData
                    : {
                        message: promiseData,
                      };
                  this.create({
                    id,
                    type: 'error',
                    description,
                    ...toastSettings,
                  });
                } else if (response instanceof Error) {
                  shouldDismiss = false;
                  const promiseData =
                    typeof data.error === 'function'
                      ? await data.error(response)
                      : data.error;
                  const description =
                    typeof data.description === 'function'
                      ? await data.description(response)
                      : data.description;
                  const isExtendedResult =
                    typeof promiseData === 'object' &&
                    !external_react_.isValidElement(promiseData);
                  const toastSettings = isExtendedResult
                    ? promiseData
                    : {
                        message: promiseData,
                      };
                  this.create({
                    id,
                    type: 'error',
                    description,
                    ...toastSettings,
                  });
                } else if (data.success !== undefined) {
                  shouldDismiss = false;
                  const promiseData =
                    typeof data.success === 'function'
                      ? await data.success(response)
                      : data.success;
                  const description =
                    typeof data.description === 'function'
                      ? await data.description(response)
                      : data.description;
                  const isExtendedResult =
                    typeof promiseData === 'object' &&
                    !external_react_.isValidElement(promiseData);
                  const toastSettings = isExtendedResult
                    ? promiseData
                    : {
                        message: promiseData,
                      };
                  this.create({
                    id,
                    type: 'success',
                    description,
                    ...toastSettings,
                  });
                }
              })
              .catch(async (error) => {
                result = ['reject', error];
                if (data.error !== undefined) {
                  shouldDismiss = false;
                  const promiseData =
                    typeof data.error === 'function'
                      ? await data.error(error)
                      : data.error;
                  const description =
                    typeof data.description === 'function'
                      ? await data.description(error)
                      : data.description;
                  const isExtendedResult =
                    typeof promiseData === 'object' &&
                    !external_react_.isValidElement(promiseData);
                  const toastSettings = isExtendedResult
                    ? promiseData
                    : {
                        message: promiseData,
                      };
                  this.create({
                    id,
                    type: 'error',
                    description,
                    ...toastSettings,
                  });
                }
              })
              .finally(() => {
                if (shouldDismiss) {
                  // Toast is still in load state (and will be indefinitely — dismiss it)
                  this.dismiss(id);
                  id = undefined;
                }
                data.finally == null ? void 0 : data.finally.call(data);
              });
            const unwrap = () =>
              new Promise((resolve, reject) =>
                originalPromise
                  .then(() =>
                    result[0] === 'reject' ? reject(result[1]) : resolve(result[1]),
                  )
                  .catch(reject),
              );
            if (typeof id !== 'string' && typeof id !== 'number') {
              // cannot Object.assign on undefined
              return {
                unwrap,
              };
            } else {
              return Object.assign(id, {
                unwrap,
              });
            }
          };
          this.custom = (jsx, data) => {
            const id = getToastId(data);
            // A custom toast has no type, so it resets the one of the toast it replaces
            this.create({
              ...data,
              jsx: jsx(id),
              id,
              type: undefined,
            });
            return id;
          };
          this.getActiveToasts = () => {
            return this.toasts.filter((toast) => !this.dismissedToasts.has(toast.id));
          };
          this.subscribers = [];
          this.toasts = [];
          this.dismissedToasts = new Set();
          this.pendingDismissals = new Map();
        }
      }
      const ToastState = new Observer();
      // bind this to the toast function
      const toastFunction = (message, data) => {
        return ToastState.message(message, data);
      };
      const isHttpResponse = (data) => {
        return (
          data &&
          typeof data === 'object' &&
          'ok' in data &&
          typeof data.ok === 'boolean' &&
          'status' in data &&
          typeof data.status === 'number'
        );
      };
      const basicToast = toastFunction;
      const getHistory = () => ToastState.toasts;
      const getToasts = () => ToastState.getActiveToasts();
      // We use `Object.assign` to maintain the correct types as we would lose them otherwise
      const toast = Object.assign(
        basicToast,
        {
          success: ToastState.success,
          info: ToastState.info,
          warning: ToastState.warning,
          error: ToastState.error,
          custom: ToastState.custom,
          message: ToastState.message,
          promise: ToastState.promise,
          dismiss: ToastState.dismiss,
          loading: ToastState.loading,
        },
        {
          getHistory,
          getToasts,
        },
      );

      __insertCSS(
        "[data-sonner-toaster][dir=ltr],html[dir=ltr]{--toast-icon-margin-start:-3px;--toast-icon-margin-end:4px;--toast-svg-margin-start:-1px;--toast-svg-margin-end:0px;--toast-button-margin-start:auto;--toast-button-margin-end:0;--toast-close-button-start:0;--toast-close-button-end:unset;--toast-close-button-transform:translate(-35%, -35%)}[data-sonner-toaster][dir=rtl],html[dir=rtl]{--toast-icon-margin-start:4px;--toast-icon-margin-end:-3px;--toast-svg-margin-start:0px;--toast-svg-margin-end:-1px;--toast-button-margin-start:0;--toast-button-margin-end:auto;--toast-close-button-start:unset;--toast-close-button-end:0;--toast-close-button-transform:translate(35%, -35%)}[data-sonner-toaster]{position:fixed;width:var(--width);font-family:ui-sans-serif,system-ui,-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica Neue,Arial,Noto Sans,sans-serif,Apple Color Emoji,Segoe UI Emoji,Segoe UI Symbol,Noto Color Emoji;--gray1:hsl(0, 0%, 99%);--gray2:hsl(0, 0%, 97.3%);--gray3:hsl(0, 0%, 95.1%);--gray4:hsl(0, 0%, 93%);--gray5:hsl(0, 0%, 90.9%);--gray6:hsl(0, 0%, 88.7%);--gray7:hsl(0, 0%, 85.8%);--gray8:hsl(0, 0%, 78%);--gray9:hsl(0, 0%, 56.1%);--gray10:hsl(0, 0%, 52.3%);--gray11:hsl(0, 0%, 43.5%);--gray12:hsl(0, 0%, 9%);--border-radius:8px;box-sizing:border-box;padding:0;margin:0;list-style:none;outline:0;z-index:999999999;transition:transform .4s ease}@media (hover:none) and (pointer:coarse){[data-sonner-toaster][data-lifted=true]{transform:none}}[data-sonner-toaster][data-x-position=right]{right:var(--offset-right)}[data-sonner-toaster][data-x-position=left]{left:var(--offset-left)}[data-sonner-toaster][data-x-position=center]{left:50%;transform:translateX(-50%)}[data-sonner-toaster][data-y-position=top]{top:var(--offset-top)}[data-sonner-toaster][data-y-position=bottom]{bottom:var(--offset-bottom)}[data-sonner-toast]{--y:translateY(100%);--lift-amount:calc(var(--lift) * var(--gap));z-index:var(--z-index);position:absolute;opacity:0;transform:var(--y);touch-action:none;transition:transform .4s,opacity .4s,height .4s,box-shadow .2s;box-sizing:border-box;outline:0;overflow-wrap:anywhere}[data-sonner-toast][data-styled=true]{padding:16px;background:var(--normal-bg);border:1px solid var(--normal-border);color:var(--normal-text);border-radius:var(--border-radius);box-shadow:0 4px 12px rgba(0,0,0,.1);width:var(--width);font-size:13px;display:flex;align-items:center;gap:6px}[data-sonner-toast]:focus-visible{box-shadow:0 4px 12px rgba(0,0,0,.1),0 0 0 2px rgba(0,0,0,.2)}[data-sonner-toast][data-y-position=top]{top:0;--y:translateY(-100%);--lift:1;--lift-amount:calc(1 * var(--gap))}[data-sonner-toast][data-y-position=bottom]{bottom:0;--y:translateY(100%);--lift:-1;--lift-amount:calc(var(--lift) * var(--gap))}[data-sonner-toast][data-styled=true] [data-description]{font-weight:400;line-height:1.4;color:#3f3f3f}[data-rich-colors=true][data-sonner-toast][data-styled=true] [data-description]{color:inherit}[data-sonner-toaster][data-sonner-theme=dark] [data-description]{color:#e8e8e8}[data-sonner-toast][data-styled=true] [data-title]{font-weight:500;line-height:1.5;color:inherit}[data-sonner-toast][data-styled=true] [data-icon]{display:flex;height:16px;width:16px;position:relative;justify-content:flex-start;align-items:center;flex-shrink:0;margin-left:var(--toast-icon-margin-start);margin-right:var(--toast-icon-margin-end)}[data-sonner-toast][data-promise=true] [data-icon]>svg{opacity:0;transform:scale(.8);transform-origin:center;animation:sonner-fade-in .3s ease forwards}[data-sonner-toast][data-styled=true] [data-icon]>*{flex-shrink:0}[data-sonner-toast][data-styled=true] [data-icon] svg{margin-left:var(--toast-svg-margin-start);margin-right:var(--toast-svg-margin-end)}[data-sonner-toast][data-styled=true] [data-content]{display:flex;flex-direction:column;gap:2px;flex:1;min-width:0}[data-sonner-toast][data-styled=true] [data-button]{border-radius:4px;padding-left:8px;padding-right:8px;height:24px;font-size:12px;color:var(--normal-bg);background:var(--normal-text);margin-left:var(--toast-button-margin-start);margin-right:var(--toast-button-margin-end);border:none;font-weight:500;cursor:pointer;outline:0;display:flex;align-items:center;flex-shrink:0;transition:opacity .4s,box-shadow .2s}[data-sonner-toast][data-styled=true] [data-button]:focus-visible{box-shadow:0 0 0 2px rgba(0,0,0,.4)}[data-sonner-toast][data-styled=true] [data-button]:first-of-type{margin-left:var(--toast-button-margin-start);margin-right:var(--toast-button-margin-end)}[data-sonner-toast][data-styled=true] [data-cancel]{color:var(--normal-text);background:rgba(0,0,0,.08)}[data-sonner-toaster][data-sonner-theme=dark] [data-sonner-toast][data-styled=true] [data-cancel]{background:rgba(255,255,255,.3)}[data-sonner-toast][data-styled=true] [data-close-button]{position:absolute;left:var(--toast-close-button-start);right:var(--toast-close-button-end);top:0;height:20px;width:20px;display:flex;justify-content:center;align-items:center;padding:0;color:var(--normal-text);background:var(--normal-bg);border:1px solid var(--normal-border);transform:var(--toast-close-button-transform);border-radius:50%;cursor:pointer;z-index:1;transition:opacity .1s,background .2s,border-color .2s}[data-sonner-toast][data-styled=true] [data-close-button]:focus-visible{box-shadow:0 4px 12px rgba(0,0,0,.1),0 0 0 2px rgba(0,0,0,.2)}[data-sonner-toast][data-styled=true] [data-disabled=true]{cursor:not-allowed}[data-sonner-toast][data-styled=true]:hover [data-close-button]:hover{background:var(--gray2);border-color:var(--gray5)}[data-sonner-toast][data-swiping=true]::before{content:'';position:absolute;left:-100%;right:-100%;height:100%;z-index:-1}[data-sonner-toast][data-y-position=top][data-swiping=true]::before{bottom:50%;transform:scaleY(3) translateY(50%)}[data-sonner-toast][data-y-position=bottom][data-swiping=true]::before{top:50%;transform:scaleY(3) translateY(-50%)}[data-sonner-toast][data-swiping=false][data-removed=true]::before{content:'';position:absolute;inset:0;transform:scaleY(2)}[data-sonner-toast][data-expanded=true]::after{content:'';position:absolute;left:0;height:calc(var(--gap) + 1px);bottom:100%;width:100%}[data-sonner-toast][data-mounted=true]{--y:translateY(0);opacity:1}[data-sonner-toast][data-expanded=false][data-front=false]{--scale:var(--toasts-before) * 0.05 + 1;--y:translateY(calc(var(--lift-amount) * var(--toasts-before))) scale(calc(-1 * var(--scale)));height:var(--front-toast-height)}[data-sonner-toast]>*{transition:opacity .4s}[data-sonner-toast][data-x-position=right]{right:0}[data-sonner-toast][data-x-position=left]{left:0}[data-sonner-toast][data-expanded=false][data-front=false][data-styled=true]>*{opacity:0}[data-sonner-toast][data-visible=false]{opacity:0;pointer-events:none}[data-sonner-toast][data-mounted=true][data-expanded=true]{--y:translateY(calc(var(--lift) * var(--offset)));height:var(--initial-height)}[data-sonner-toast][data-removed=true][data-front=true][data-swipe-out=false]{--y:translateY(calc(var(--lift) * -100%));opacity:0}[data-sonner-toast][data-removed=true][data-front=false][data-swipe-out=false][data-expanded=true]{--y:translateY(calc(var(--lift) * var(--offset) + var(--lift) * -100%));opacity:0}[data-sonner-toast][data-removed=true][data-front=false][data-swipe-out=false][data-expanded=false]{--y:translateY(40%);opacity:0;transition:transform .5s,opacity .2s}[data-sonner-toast][data-removed=true][data-front=false]::before{height:calc(var(--initial-height) + 20%)}[data-sonner-toast][data-swiping=true]{transform:var(--y) translateY(var(--swipe-amount-y,0)) translateX(var(--swipe-amount-x,0));transition:none}[data-sonner-toast][data-swiped=true]{-webkit-user-select:none;user-select:none}[data-sonner-toast][data-swipe-out=true][data-y-position=bottom],[data-sonner-toast][data-swipe-out=true][data-y-position=top]{animation-duration:.2s;animation-timing-function:ease-out;animation-fill-mode:forwards}[data-sonner-toast][data-swipe-out=true][data-swipe-direction=left]{animation-name:swipe-out-left}[data-sonner-toast][data-swipe-out=true][data-swipe-direction=right]{animation-name:swipe-out-right}[data-sonner-toast][data-swipe-out=true][data-swipe-direction=up]{animation-name:swipe-out-up}[data-sonner-toast][data-swipe-out=true][data-swipe-direction=down]{animation-name:swipe-out-down}@keyframes swipe-out-left{from{transform:var(--y) translateX(var(--swipe-amount-x));opacity:1}to{transform:var(--y) translateX(calc(var(--swipe-amount-x) - 100%));opacity:0}}@keyframes swipe-out-right{from{transform:var(--y) translateX(var(--swipe-amount-x));opacity:1}to{transform:var(--y) translateX(calc(var(--swipe-amount-x) + 100%));opacity:0}}@keyframes swipe-out-up{from{transform:var(--y) translateY(var(--swipe-amount-y));opacity:1}to{transform:var(--y) translateY(calc(var(--swipe-amount-y) - 100%));opacity:0}}@keyframes swipe-out-down{from{transform:var(--y) translateY(var(--swipe-amount-y));opacity:1}to{transform:var(--y) translateY(calc(var(--swipe-amount-y) + 100%));opacity:0}}@media (max-width:600px){[data-sonner-toaster]{position:fixed;right:var(--mobile-offset-right);left:var(--mobile-offset-left);width:100%}[data-sonner-toaster][dir=rtl]{left:calc(var(--mobile-offset-left) * -1)}[data-sonner-toaster] [data-sonner-toast]{left:0;right:0;width:calc(100% - var(--mobile-offset-left) * 2)}[data-sonner-toaster][data-x-position=left]{left:var(--mobile-offset-left)}[data-sonner-toaster][data-y-position=bottom]{bottom:var(--mobile-offset-bottom)}[data-sonner-toaster][data-y-position=top]{top:var(--mobile-offset-top)}[data-sonner-toaster][data-x-position=center]{left:var(--mobile-offset-left);right:var(--mobile-offset-right);transform:none}}[data-sonner-toaster][data-sonner-theme=light]{--normal-bg:#fff;--normal-border:var(--gray4);--normal-text:var(--gray12);--success-bg:hsl(143, 85%, 96%);--success-border:hsl(145, 92%, 87%);--success-text:hsl(140, 100%, 27%);--info-bg:hsl(208, 100%, 97%);--info-border:hsl(221, 91%, 93%);--info-text:hsl(210, 92%, 45%);--warning-bg:hsl(49, 100%, 97%);--warning-border:hsl(49, 91%, 84%);--warning-text:hsl(31, 92%, 45%);--error-bg:hsl(359, 100%, 97%);--error-border:hsl(359, 100%, 94%);--error-text:hsl(360, 100%, 45%)}[data-sonner-toaster][data-sonner-theme=light] [data-sonner-toast][data-invert=true]{--normal-bg:#000;--normal-border:hsl(0, 0%, 20%);--normal-text:var(--gray1)}[data-sonner-toaster][data-sonner-theme=dark] [data-sonner-toast][data-invert=true]{--normal-bg:#fff;--normal-border:var(--gray3);--normal-text:var(--gray12)}[data-sonner-toaster][data-sonner-theme=dark]{--normal-bg:#000;--normal-bg-hover:hsl(0, 0%, 12%);--normal-border:hsl(0, 0%, 20%);--normal-border-hover:hsl(0, 0%, 25%);--normal-text:var(--gray1);--success-bg:hsl(150, 100%, 6%);--success-border:hsl(147, 100%, 12%);--success-text:hsl(150, 86%, 65%);--info-bg:hsl(215, 100%, 6%);--info-border:hsl(223, 43%, 17%);--info-text:hsl(216, 87%, 65%);--warning-bg:hsl(64, 100%, 6%);--warning-border:hsl(60, 100%, 9%);--warning-text:hsl(46, 87%, 65%);--error-bg:hsl(358, 76%, 10%);--error-border:hsl(357, 89%, 16%);--error-text:hsl(358, 100%, 81%)}[data-sonner-toaster][data-sonner-theme=dark] [data-sonner-toast] [data-close-button]{background:var(--normal-bg);border-color:var(--normal-border);color:var(--normal-text)}[data-sonner-toaster][data-sonner-theme=dark] [data-sonner-toast] [data-close-button]:hover{background:var(--normal-bg-hover);border-color:var(--normal-border-hover)}[data-rich-colors=true][data-sonner-toast][data-type=success]{background:var(--success-bg);border-color:var(--success-border);color:var(--success-text)}[data-rich-colors=true][data-sonner-toast][data-type=success] [data-close-button]{background:var(--success-bg);border-color:var(--success-border);color:var(--success-text)}[data-rich-colors=true][data-sonner-toast][data-type=info]{background:var(--info-bg);border-color:var(--info-border);color:var(--info-text)}[data-rich-colors=true][data-sonner-toast][data-type=info] [data-close-button]{background:var(--info-bg);border-color:var(--info-border);color:var(--info-text)}[data-rich-colors=true][data-sonner-toast][data-type=warning]{background:var(--warning-bg);border-color:var(--warning-border);color:var(--warning-text)}[data-rich-colors=true][data-sonner-toast][data-type=warning] [data-close-button]{background:var(--warning-bg);border-color:var(--warning-border);color:var(--warning-text)}[data-rich-colors=true][data-sonner-toast][data-type=error]{background:var(--error-bg);border-color:var(--error-border);color:var(--error-text)}[data-rich-colors=true][data-sonner-toast][data-type=error] [data-close-button]{background:var(--error-bg);border-color:var(--error-border);color:var(--error-text)}.sonner-loading-wrapper{--size:16px;height:var(--size);width:var(--size);position:absolute;inset:0;z-index:10}.sonner-loading-wrapper[data-visible=false]{transform-origin:center;animation:sonner-fade-out .2s ease forwards}.sonner-spinner{position:relative;top:50%;left:50%;height:var(--size);width:var(--size)}.sonner-loading-bar{animation:sonner-spin 1.2s linear infinite;background:var(--gray11);border-radius:6px;height:8%;left:-10%;position:absolute;top:-3.9%;width:24%}.sonner-loading-bar:first-child{animation-delay:-1.2s;transform:rotate(.0001deg) translate(146%)}.sonner-loading-bar:nth-child(2){animation-delay:-1.1s;transform:rotate(30deg) translate(146%)}.sonner-loading-bar:nth-child(3){animation-delay:-1s;transform:rotate(60deg) translate(146%)}.sonner-loading-bar:nth-child(4){animation-delay:-.9s;transform:rotate(90deg) translate(146%)}.sonner-loading-bar:nth-child(5){animation-delay:-.8s;transform:rotate(120deg) translate(146%)}.sonner-loading-bar:nth-child(6){animation-delay:-.7s;transform:rotate(150deg) translate(146%)}.sonner-loading-bar:nth-child(7){animation-delay:-.6s;transform:rotate(180deg) translate(146%)}.sonner-loading-bar:nth-child(8){animation-delay:-.5s;transform:rotate(210deg) translate(146%)}.sonner-loading-bar:nth-child(9){animation-delay:-.4s;transform:rotate(240deg) translate(146%)}.sonner-loading-bar:nth-child(10){animation-delay:-.3s;transform:rotate(270deg) translate(146%)}.sonner-loading-bar:nth-child(11){animation-delay:-.2s;transform:rotate(300deg) translate(146%)}.sonner-loading-bar:nth-child(12){animation-delay:-.1s;transform:rotate(330deg) translate(146%)}@keyframes sonner-fade-in{0%{opacity:0;transform:scale(.8)}100%{opacity:1;transform:scale(1)}}@keyframes sonner-fade-out{0%{opacity:1;transform:scale(1)}100%{opacity:0;transform:scale(.8)}}@keyframes sonner-spin{0%{opacity:1}100%{opacity:.15}}@media (prefers-reduced-motion){.sonner-loading-bar,[data-sonner-toast],[data-sonner-toast]>*{transition:none!important;animation:none!important}}.sonner-loader{position:absolute;top:50%;left:50%;transform:translate(-50%,-50%);transform-origin:center;transition:opacity .2s,transform .2s}.sonner-loader[data-visible=false]{opacity:0;transform:scale(.8) translate(-50%,-50%)}",
      );

      function isAction(action) {
        return action.label !== undefined;
      }

      // Visible toasts amount
      const VISIBLE_TOASTS_AMOUNT = 3;
      // Viewport padding
      const VIEWPORT_OFFSET = '24px';
      // Mobile viewport padding
      const MOBILE_VIEWPORT_OFFSET = '16px';
      // Default lifetime of a toasts (in ms)
      const TOAST_LIFETIME = 4000;
      // Default toast width
      const TOAST_WIDTH = 356;
      // Default gap between toasts
      const GAP = 14;
      // Threshold to dismiss a toast
      const SWIPE_THRESHOLD = 45;
      // Equal to exit animation duration
      const TIME_BEFORE_UNMOUNT = 200;
      function cn(...classes) {
        return classes.filter(Boolean).join(' ');
      }
      function getDefaultSwipeDirections(position) {
        const [y, x] = position.split('-');
        const directions = [];
        if (y) {
          directions.push(y);
        }
        if (x) {
          directions.push(x);
        }
        return directions;
      }
      const Toast = (props) => {
        var _toast_classNames,
          _toast_classNames1,
          _toast_classNames2,
          _toast_classNames3,
          _toast_classNames4,
          _toast_classNames5,
          _toast_classNames6,
          _toast_classNames7,
          _toast_classNames8;
        const {
          invert: ToasterInvert,
          toast,
          unstyled,
          interacting,
          setHeights,
          visibleToasts,
          heights,
          index,
          toasts,
          expanded,
          removeToast,
          defaultRichColors,
          closeButton: closeButtonFromToaster,
          style,
          cancelButtonStyle,
          actionButtonStyle,
          className = '',
          descriptionClassName = '',
          duration: durationFromToaster,
          position,
          gap,
          expandByDefault,
          classNames,
          icons,
          closeButtonAriaLabel = 'Close toast',
        } = props;
        const [swipeDirection, setSwipeDirection] = external_react_.useState(null);
        const [swipeOutDirection, setSwipeOutDirection] = external_react_.useState(null);
        const [mounted, setMounted] = external_react_.useState(false);
        const [removed, setRemoved] = external_react_.useState(false);
        const [swiping, setSwiping] = external_react_.useState(false);
        const [swipeOut, setSwipeOut] = external_react_.useState(false);
        const [isSwiped, setIsSwiped] = external_react_.useState(false);
        const [offsetBeforeRemove, setOffsetBeforeRemove] = external_react_.useState(0);
        const [initialHeight, setInitialHeight] = external_react_.useState(0);
        const remainingTime = external_react_.useRef(
          toast.duration || durationFromToaster || TOAST_LIFETIME,
        );
        const dragStartTime = external_react_.useRef(null);
        const toastRef = external_react_.useRef(null);
        const isFront = index === 0;
        const isVisible = index + 1 <= visibleToasts;
        const toastType = toast.type;
        // Toasts created with `toast()` have no type, `classNames.default` is the key for those.
        const toastTypeKey = toastType != null ? toastType : 'default';
        const dismissible = toast.dismissible !== false;
        const toastClassname = toast.className || '';
        const toastDescriptionClassname = toast.descriptionClassName || '';
        // Height index is used to calculate the offset as it gets updated before the toast array, which means we can calculate the new layout faster.
        const heightIndex = external_react_.useMemo(
          () => heights.findIndex((height) => height.toastId === toast.id) || 0,
          [heights, toast.id],
        );
        const closeButton = external_react_.useMemo(() => {
          var _toast_closeButton;
          return (_toast_closeButton = toast.closeButton) != null
            ? _toast_closeButton
            : closeButtonFromToaster;
        }, [toast.closeButton, closeButtonFromToaster]);
        const duration = external_react_.useMemo(
          () => toast.duration || durationFromToaster || TOAST_LIFETIME,
          [toast.duration, durationFromToaster],
        );
        const closeTimerStartTimeRef = external_react_.useRef(0);
        const offset = external_react_.useRef(0);
        const lastCloseTimerStartTimeRef = external_react_.useRef(0);
        const pointerStartRef = external_react_.useRef(null);
        const [y, x] = position.split('-');
        const toastsHeightBefore = external_react_.useMemo(() => {
          return heights.reduce((prev, curr, reducerIndex) => {
            // Calculate offset up until current toast
            if (reducerIndex >= heightIndex) {
              return prev;
            }
            return prev + curr.height;
          }, 0);
        }, [heights, heightIndex]);
        const isDocumentHidden = useIsDocumentHidden();
        const swipeDirections = external_react_.useMemo(() => {
          var _props_swipeDirections;
          return (_props_swipeDirections = props.swipeDirections) != null
            ? _props_swipeDirections
            : getDefaultSwipeDirections(position);
        }, [props.swipeDirections, position]);
        const invert = toast.invert || ToasterInvert;
        const disabled = toastType === 'loading';
        offset.current = external_react_.useMemo(
          () => heightIndex * gap + toastsHeightBefore,
          [heightIndex, toastsHeightBefore],
        );
        external_react_.useEffect(() => {
          remainingTime.current = duration;
        }, [duration]);
        external_react_.useEffect(() => {
          // Trigger enter animation without using CSS animation
          setMounted(true);
        }, []);
        external_react_.useEffect(() => {
          const toastNode = toastRef.current;
          if (toastNode) {
            const height = toastNode.getBoundingClientRect().height;
            // Add toast height to heights array after the toast is mounted
            setInitialHeight(height);
            setHeights((h) => [
              {
                toastId: toast.id,
                height,
                position: toast.position,
              },
              ...h,
            ]);
            return () =>
              setHeights((h) => h.filter((height) => height.toastId !== toast.id));
          }
        }, [setHeights, toast.id]);
        external_react_.useLayoutEffect(() => {
          // Keep height up to date with the content in case it updates
          if (!mounted) return;
          const toastNode = toastRef.current;
          const originalHeight = toastNode.style.height;
          toastNode.style.height = 'auto';
          const newHeight = toastNode.getBoundingClientRect().height;
          toastNode.style.height = originalHeight;
          setInitialHeight(newHeight);
          setHeights((heights) => {
            const alreadyExists = heights.find((height) => height.toastId === toast.id);
            if (!alreadyExists) {
              return [
                {
                  toastId: toast.id,
                  height: newHeight,
                  position: toast.position,
                },
                ...heights,
              ];
            } else {
              return heights.map((height) =>
                height.toastId === toast.id
                  ? {
                      ...height,
                      height: newHeight,
                    }
                  : height,
              );
            }
          });
        }, [
          mounted,
          toast.title,
          toast.description,
          setHeights,
          toast.id,
          toast.jsx,
          toast.action,
          toast.cancel,
        ]);
        const deleteToast = external_react_.useCallback(() => {
          // Save the offset for the exit swipe animation
          setRemoved(true);
          setOffsetBeforeRemove(offset.current);
          setHeights((h) => h.filter((height) => height.toastId !== toast.id));
          setTimeout(() => {
            removeToast(toast);
          }, TIME_BEFORE_UNMOUNT);
        }, [toast, removeToast, setHeights, offset]);
        external_react_.useEffect(() => {
          if (
            (toast.promise && toastType === 'loading') ||
            toast.duration === Infinity ||
            toast.type === 'loading'
          )
            return;
          let timeoutId;
          // Pause the timer on each hover
          const pauseTimer = () => {
            if (lastCloseTimerStartTimeRef.current < closeTimerStartTimeRef.current) {
              // Get the elapsed time since the timer started
              const elapsedTime = new Date().getTime() - closeTimerStartTimeRef.current;
              remainingTime.current = remainingTime.current - elapsedTime;
            }
            lastCloseTimerStartTimeRef.current = new Date().getTime();
          };
          const startTimer = () => {
            // setTimeout(, Infinity) behaves as if the delay is 0.
            // As a result, the toast would be closed immediately, giving the appearance that it was never rendered.
            // See: https://github.com/denysdovhan/wtfjs?tab=readme-ov-file#an-infinite-timeout
            if (remainingTime.current === Infinity) return;
            closeTimerStartTimeRef.current = new Date().getTime();
            // Let the toast know it has started
            timeoutId = setTimeout(() => {
              toast.onAutoClose == null ? void 0 : toast.onAutoClose.call(toast, toast);
              deleteToast();
            }, remainingTime.current);
          };
          if (expanded || interacting || isDocumentHidden) {
            pauseTimer();
          } else {
            startTimer();
          }
          return () => clearTimeout(timeoutId);
        }, [expanded, interacting, toast, toastType, isDocumentHidden, deleteToast]);
        external_react_.useEffect(() => {
          if (toast.delete) {
            deleteToast();
            toast.onDismiss == null ? void 0 : toast.onDismiss.call(toast, toast);
          }
        }, [deleteToast, toast.delete]);
        function getLoadingIcon() {
          var _toast_classNames;
          if (icons == null ? void 0 : icons.loading) {
            var _toast_classNames1;
            return /*#__PURE__*/ external_react_.createElement(
              'div',
              {
                className: cn(
                  classNames == null ? void 0 : classNames.loader,
                  toast == null
                    ? void 0
                    : (_toast_classNames1 = toast.classNames) == null
                      ? void 0
                      : _toast_classNames1.loader,
                  'sonner-loader',
                ),
                'data-visible': toastType === 'loading',
              },
              icons.loading,
            );
          }
          return /*#__PURE__*/ external_react_.createElement(Loader, {
            className: cn(
              classNames == null ? void 0 : classNames.loader,
              toast == null
                ? void 0
                : (_toast_classNames = toast.classNames) == null
                  ? void 0
                  : _toast_classNames.loader,
            ),
            visible: toastType === 'loading',
          });
        }
        const icon =
          toast.icon ||
          (icons == null ? void 0 : icons[toastType]) ||
          getAsset(toastType);
        var _toast_richColors, _icons_close;
        return /*#__PURE__*/ external_react_.createElement(
          'li',
          {
            tabIndex: 0,
            ref: toastRef,
            className: cn(
              className,
              toastClassname,
              classNames == null ? void 0 : classNames.toast,
              toast == null
                ? void 0
                : (_toast_classNames = toast.classNames) == null
                  ? void 0
                  : _toast_classNames.toast,
              classNames == null ? void 0 : classNames[toastTypeKey],
              toast == null
                ? void 0
                : (_toast_classNames1 = toast.classNames) == null
                  ? void 0
                  : _toast_classNames1[toastTypeKey],
            ),
            'data-sonner-toast': '',
            'data-rich-colors':
              (_toast_richColors = toast.richColors) != null
                ? _toast_richColors
                : defaultRichColors,
            'data-styled': !Boolean(toast.jsx || toast.unstyled || unstyled),
            'data-mounted': mounted,
            'data-promise': Boolean(toast.promise),
            'data-swiped': isSwiped,
            'data-removed': removed,
            'data-visible': isVisible,
            'data-y-position': y,
            'data-x-position': x,
            'data-index': index,
            'data-front': isFront,
            'data-swiping': swiping,
            'data-dismissible': dismissible,
            'data-type': toastType,
            'data-invert': invert,
            'data-swipe-out': swipeOut,
            'data-swipe-direction': swipeOutDirection,
            'data-expanded': Boolean(expanded || (expandByDefault && mounted)),
            'data-testid': toast.testId,
            style: {
              '--index': index,
              '--toasts-before': index,
              '--z-index': toasts.length - index,
              '--offset': `${removed ? offsetBeforeRemove : offset.current}px`,
              '--initial-height': expandByDefault ? 'auto' : `${initialHeight}px`,
              ...style,
              ...toast.style,
            },
            onDragEnd: () => {
              setSwiping(false);
              setSwipeDirection(null);
              pointerStartRef.current = null;
            },
            onPointerDown: (event) => {
              if (event.button === 2) return; // Return early on right click
              if (disabled || !dismissible) return;
              dragStartTime.current = new Date();
              setOffsetBeforeRemove(offset.current);
              // Ensure we maintain correct pointer capture even when going outside of the toast (e.g. when swiping)
              event.target.setPointerCapture(event.pointerId);
              if (event.target.tagName === 'BUTTON') return;
              setSwiping(true);
              pointerStartRef.current = {
                x: event.clientX,
                y: event.clientY,
              };
            },
            onPointerUp: () => {
              var _toastRef_current, _toastRef_current1, _dragStartTime_current;
              if (swipeOut || !dismissible) return;
              pointerStartRef.current = null;
              const swipeAmountX = Number(
                ((_toastRef_current = toastRef.current) == null
                  ? void 0
                  : _toastRef_current.style
                      .getPropertyValue('--swipe-amount-x')
                      .replace('px', '')) || 0,
              );
              const swipeAmountY = Number(
                ((_toastRef_current1 = toastRef.current) == null
                  ? void 0
                  : _toastRef_current1.style
                      .getPropertyValue('--swipe-amount-y')
                      .replace('px', '')) || 0,
              );
              const timeTaken =
                new Date().getTime() -
                ((_dragStartTime_current = dragStartTime.current) == null
                  ? void 0
                  : _dragStartTime_current.getTime());
              const swipeAmount = swipeDirection === 'x' ? swipeAmountX : swipeAmountY;
              const velocity = Math.abs(swipeAmount) / timeTaken;
              // Movement towards a direction that isn't allowed is dampened, not blocked, so a fast
              // flick can still pass the velocity check. Only dismiss if the direction is allowed.
              const isAllowedDirection =
                swipeDirection === 'x'
                  ? swipeDirections.includes(swipeAmountX > 0 ? 'right' : 'left')
                  : swipeDirections.includes(swipeAmountY > 0 ? 'bottom' : 'top');
              if (
                isAllowedDirection &&
                (Math.abs(swipeAmount) >= SWIPE_THRESHOLD || velocity > 0.11)
              ) {
                setOffsetBeforeRemove(offset.current);
                toast.onDismiss == null ? void 0 : toast.onDismiss.call(toast, toast);
                if (swipeDirection === 'x') {
                  setSwipeOutDirection(swipeAmountX > 0 ? 'right' : 'left');
                } else {
                  setSwipeOutDirection(swipeAmountY > 0 ? 'down' : 'up');
                }
                deleteToast();
                setSwipeOut(true);
                return;
              } else {
                var _toastRef_current2, _toastRef_current3;
                (_toastRef_current2 = toastRef.current) == null
                  ? void 0
                  : _toastRef_current2.style.setProperty('--swipe-amount-x', `0px`);
                (_toastRef_current3 = toastRef.current) == null
                  ? void 0
                  : _toastRef_current3.style.setProperty('--swipe-amount-y', `0px`);
              }
              setIsSwiped(false);
              setSwiping(false);
              setSwipeDirection(null);
            },
            onPointerMove: (event) => {
              var _window_getSelection, // Apply transform using both x and y values
                _toastRef_current,
                _toastRef_current1;
              if (!pointerStartRef.current || !dismissible) return;
              const isHighlighted =
                ((_window_getSelection = window.getSelection()) == null
                  ? void 0
                  : _window_getSelection.toString().length) > 0;
              if (isHighlighted) return;
              const yDelta = event.clientY - pointerStartRef.current.y;
              const xDelta = event.clientX - pointerStartRef.current.x;
              // Determine swipe direction if not already locked
              if (!swipeDirection && (Math.abs(xDelta) > 1 || Math.abs(yDelta) > 1)) {
                setSwipeDirection(Math.abs(xDelta) > Math.abs(yDelta) ? 'x' : 'y');
              }
              let swipeAmount = {
                x: 0,
                y: 0,
              };
              const getDampening = (delta) => {
                const factor = Math.abs(delta) / 20;
                return 1 / (1.5 + factor);
              };
              // Only apply swipe in the locked direction
              if (swipeDirection === 'y') {
                // Handle vertical swipes
                if (
                  swipeDirections.includes('top') ||
                  swipeDirections.includes('bottom')
                ) {
                  if (
                    (swipeDirections.includes('top') && yDelta < 0) ||
                    (swipeDirections.includes('bottom') && yDelta > 0)
                  ) {
                    swipeAmount.y = yDelta;
                  } else {
                    // Smoothly transition to dampened movement
                    const dampenedDelta = yDelta * getDampening(yDelta);
                    // Ensure we don't jump when transitioning to dampened movement
                    swipeAmount.y =
                      Math.abs(dampenedDelta) < Math.abs(yDelta) ? dampenedDelta : yDelta;
                  }
                }
              } else if (swipeDirection === 'x') {
                // Handle horizontal swipes
                if (
                  swipeDirections.includes('left') ||
                  swipeDirections.includes('right')
                ) {
                  if (
                    (swipeDirections.includes('left') && xDelta < 0) ||
                    (swipeDirections.includes('right') && xDelta > 0)
                  ) {
                    swipeAmount.x = xDelta;
                  } else {
                    // Smoothly transition to dampened movement
                    const dampenedDelta = xDelta * getDampening(xDelta);
                    // Ensure we don't jump when transitioning to dampened movement
                    swipeAmount.x =
                      Math.abs(dampenedDelta) < Math.abs(xDelta) ? dampenedDelta : xDelta;
                  }
                }
              }
              if (Math.abs(swipeAmount.x) > 0 || Math.abs(swipeAmount.y) > 0) {
                setIsSwiped(true);
              }
              (_toastRef_current = toastRef.current) == null
                ? void 0
                : _toastRef_current.style.setProperty(
                    '--swipe-amount-x',
                    `${swipeAmount.x}px`,
                  );
              (_toastRef_current1 = toastRef.current) == null
                ? void 0
                : _toastRef_current1.style.setProperty(
                    '--swipe-amount-y',
                    `${swipeAmount.y}px`,
                  );
            },
          },
          closeButton && !toast.jsx && toastType !== 'loading'
            ? /*#__PURE__*/ external_react_.createElement(
                'button',
                {
                  'aria-label': closeButtonAriaLabel,
                  'data-disabled': disabled,
                  'data-close-button': true,
                  onClick:
                    disabled || !dismissible
                      ? () => {}
                      : () => {
                          deleteToast();
                          toast.onDismiss == null
                            ? void 0
                            : toast.onDismiss.call(toast, toast);
                        },
                  className: cn(
                    classNames == null ? void 0 : classNames.closeButton,
                    toast == null
                      ? void 0
                      : (_toast_classNames2 = toast.classNames) == null
                        ? void 0
                        : _toast_classNames2.closeButton,
                  ),
                },
                (_icons_close = icons == null ? void 0 : icons.close) != null
                  ? _icons_close
                  : CloseIcon,
              )
            : null,
          (toastType || toast.icon || toast.promise) &&
            toast.icon !== null &&
            ((icons == null ? void 0 : icons[toastType]) !== null || toast.icon)
            ? /*#__PURE__*/ external_react_.createElement(
                'div',
                {
                  'data-icon': '',
                  className: cn(
                    classNames == null ? void 0 : classNames.icon,
                    toast == null
                      ? void 0
                      : (_toast_classNames3 = toast.classNames) == null
                        ? void 0
                        : _toast_classNames3.icon,
                  ),
                },
                toastType === 'loading'
                  ? toast.icon || getLoadingIcon()
                  : toast.promise
                    ? getLoadingIcon()
                    : null,
                toastType !== 'loading' ? icon : null,
              )
            : null,
          /*#__PURE__*/ external_react_.createElement(
            'div',
            {
              'data-content': '',
              className: cn(
                classNames == null ? void 0 : classNames.content,
                toast == null
                  ? void 0
                  : (_toast_classNames4 = toast.classNames) == null
                    ? void 0
                    : _toast_classNames4.content,
              ),
            },
            /*#__PURE__*/ external_react_.createElement(
              'div',
              {
                'data-title': '',
                className: cn(
                  classNames == null ? void 0 : classNames.title,
                  toast == null
                    ? void 0
                    : (_toast_classNames5 = toast.classNames) == null
                      ? void 0
                      : _toast_classNames5.title,
                ),
              },
              toast.jsx
                ? toast.jsx
                : typeof toast.title === 'function'
                  ? toast.title()
                  : toast.title,
            ),
            toast.description
              ? /*#__PURE__*/ external_react_.createElement(
                  'div',
                  {
                    'data-description': '',
                    className: cn(
                      descriptionClassName,
                      toastDescriptionClassname,
                      classNames == null ? void 0 : classNames.description,
                      toast == null
                        ? void 0
                        : (_toast_classNames6 = toast.classNames) == null
                          ? void 0
                          : _toast_classNames6.description,
                    ),
                  },
                  typeof toast.description === 'function'
                    ? toast.description()
                    : toast.description,
                )
              : null,
          ),
          /*#__PURE__*/ external_react_.isValidElement(toast.cancel)
            ? toast.cancel
            : toast.cancel && isAction(toast.cancel)
              ? /*#__PURE__*/ external_react_.createElement(
                  'button',
                  {
                    'data-button': true,
                    'data-cancel': true,
                    style: toast.cancelButtonStyle || cancelButtonStyle,
                    onClick: (event) => {
                      // We need to check twice because typescript
                      if (!isAction(toast.cancel)) return;
                      if (!dismissible) return;
                      toast.cancel.onClick == null
                        ? void 0
                        : toast.cancel.onClick.call(toast.cancel, event);
                      deleteToast();
                    },
                    className: cn(
                      classNames == null ? void 0 : classNames.cancelButton,
                      toast == null
                        ? void 0
                        : (_toast_classNames7 = toast.classNames) == null
                          ? void 0
                          : _toast_classNames7.cancelButton,
                    ),
                  },
                  toast.cancel.label,
                )
              : null,
          /*#__PURE__*/ external_react_.isValidElement(toast.action)
            ? toast.action
            : toast.action && isAction(toast.action)
              ? /*#__PURE__*/ external_react_.createElement(
                  'button',
                  {
                    'data-button': true,
                    'data-action': true,
                    style: toast.actionButtonStyle || actionButtonStyle,
                    onClick: (event) => {
                      // We need to check twice because typescript
                      if (!isAction(toast.action)) return;
                      toast.action.onClick == null
                        ? void 0
                        : toast.action.onClick.call(toast.action, event);
                      if (event.defaultPrevented) return;
                      deleteToast();
                    },
                    className: cn(
                      classNames == null ? void 0 : classNames.actionButton,
                      toast == null
                        ? void 0
                        : (_toast_classNames8 = toast.classNames) == null
                          ? void 0
                          : _toast_classNames8.actionButton,
                    ),
                  },
                  toast.action.label,
                )
              : null,
        );
      };
      function getDocumentDirection() {
        if (typeof window === 'undefined') return 'ltr';
        if (typeof document === 'undefined') return 'ltr'; // For Fresh purpose
        const dirAttribute = document.documentElement.getAttribute('dir');
        if (dirAttribute === 'auto' || !dirAttribute) {
          return window.getComputedStyle(document.documentElement).direction;
        }
        return dirAttribute;
      }
      function assignOffset(defaultOffset, mobileOffset) {
        const styles = {};
        [defaultOffset, mobileOffset].forEach((offset, index) => {
          const isMobile = index === 1;
          const prefix = isMobile ? '--mobile-offset' : '--offset';
          const defaultValue = isMobile ? MOBILE_VIEWPORT_OFFSET : VIEWPORT_OFFSET;
          function assignAll(offset) {
            ['top', 'right', 'bottom', 'left'].forEach((key) => {
              styles[`${prefix}-${key}`] =
                typeof offset === 'number' ? `${offset}px` : offset;
            });
          }
          if (typeof offset === 'number' || typeof offset === 'string') {
            assignAll(offset);
          } else if (typeof offset === 'object') {
            ['top', 'right', 'bottom', 'left'].forEach((key) => {
              if (offset[key] === undefined) {
                styles[`${prefix}-${key}`] = defaultValue;
              } else {
                styles[`${prefix}-${key}`] =
                  typeof offset[key] === 'number' ? `${offset[key]}px` : offset[key];
              }
            });
          } else {
            assignAll(defaultValue);
          }
        });
        return styles;
      }
      function useSonner() {
        const [activeToasts, setActiveToasts] = React.useState([]);
        React.useEffect(() => {
          return ToastState.subscribe((toast) => {
            if (toast.dismiss) {
              setTimeout(() => {
                ReactDOM.flushSync(() => {
                  setActiveToasts((toasts) => toasts.filter((t) => t.id !== toast.id));
                });
              });
              return;
            }
            // Prevent batching, temp solution.
            setTimeout(() => {
              ReactDOM.flushSync(() => {
                setActiveToasts((toasts) => {
                  const indexOfExistingToast = toasts.findIndex((t) => t.id === toast.id);
                  // Update the toast if it already exists
                  if (indexOfExistingToast !== -1) {
                    return [
                      ...toasts.slice(0, indexOfExistingToast),
                      {
                        ...toasts[indexOfExistingToast],
                        ...toast,
                      },
                      ...toasts.slice(indexOfExistingToast + 1),
                    ];
                  }
                  return [toast, ...toasts];
                });
              });
            });
          });
        }, []);
        return {
          toasts: activeToasts,
        };
      }
      const Toaster = /*#__PURE__*/ external_react_.forwardRef(
        function Toaster(props, ref) {
          const {
            id,
            invert,
            position = 'bottom-right',
            hotkey = ['altKey', 'KeyT'],
            expand,
            closeButton,
            className,
            offset,
            mobileOffset,
            theme = 'light',
            richColors,
            duration,
            style,
            visibleToasts = VISIBLE_TOASTS_AMOUNT,
            toastOptions,
            dir = getDocumentDirection(),
            gap = GAP,
            icons,
            customAriaLabel,
            containerAriaLabel = 'Notifications',
          } = props;
          const [toasts, setToasts] = external_react_.useState([]);
          const filteredToasts = external_react_.useMemo(() => {
            if (id) {
              return toasts.filter((toast) => toast.toasterId === id);
            }
            return toasts.filter((toast) => !toast.toasterId);
          }, [toasts, id]);
          const possiblePositions = external_react_.useMemo(() => {
            return Array.from(
              new Set(
                [position].concat(
                  filteredToasts
                    .filter((toast) => toast.position)
                    .map((toast) => toast.position),
                ),
              ),
            );
          }, [filteredToasts, position]);
          const [heights, setHeights] = external_react_.useState([]);
          const [expanded, setExpanded] = external_react_.useState(false);
          const [interacting, setInteracting] = external_react_.useState(false);
          const [actualTheme, setActualTheme] = external_react_.useState(
            theme !== 'system'
              ? theme
              : typeof window !== 'undefined'
                ? window.matchMedia &&
                  window.matchMedia('(prefers-color-scheme: dark)').matches
                  ? 'dark'
                  : 'light'
                : 'light',
          );
          const listRef = external_react_.useRef(null);
          const hotkeyLabel = hotkey.join('+').replace(/Key/g, '').replace(/Digit/g, '');
          const lastFocusedElementRef = external_react_.useRef(null);
          const isFocusWithinRef = external_react_.useRef(false);
          const removeToast = external_react_.useCallback((toastToRemove) => {
            setToasts((toasts) => {
              var _toasts_find;
              if (
                !((_toasts_find = toasts.find(
                  (toast) => toast.id === toastToRemove.id,
                )) == null
                  ? void 0
                  : _toasts_find.delete)
              ) {
                ToastState.dismiss(toastToRemove.id);
              }
              return toasts.filter(({ id }) => id !== toastToRemove.id);
            });
          }, []);
          external_react_.useEffect(() => {
            return ToastState.subscribe((toast) => {
              if (toast.dismiss) {
                // Prevent batching of other state updates
                requestAnimationFrame(() => {
                  setToasts((toasts) =>
                    toasts.map((t) =>
                      t.id === toast.id
                        ? {
                            ...t,
                            delete: true,
                          }
                        : t,
                    ),
                  );
                });
                return;
              }
              // Prevent batching, temp solution.
              setTimeout(() => {
                external_react_dom_namespaceObject.flushSync(() => {
                  setToasts((toasts) => {
                    const indexOfExistingToast = toasts.findIndex(
                      (t) => t.id === toast.id,
                    );
                    // Update the toast if it already exists
                    if (indexOfExistingToast !== -1) {
                      return [
                        ...toasts.slice(0, indexOfExistingToast),
                        {
                          ...toasts[indexOfExistingToast],
                          ...toast,
                        },
                        ...toasts.slice(indexOfExistingToast + 1),
                      ];
                    }
                    return [toast, ...toasts];
                  });
                });
              });
            });
          }, []);
          external_react_.useEffect(() => {
            if (theme !== 'system') {
              setActualTheme(theme);
              return;
            }
            if (theme === 'system') {
              // check if current preference is dark
              if (
                window.matchMedia &&
                window.matchMedia('(prefers-color-scheme: dark)').matches
              ) {
                // it's currently dark
                setActualTheme('dark');
              } else {
                // it's not dark
                setActualTheme('light');
              }
            }
            if (typeof window === 'undefined') return;
            const darkMediaQuery = window.matchMedia('(prefers-color-scheme: dark)');
            try {
              // Chrome & Firefox
              darkMediaQuery.addEventListener('change', ({ matches }) => {
                if (matches) {
                  setActualTheme('dark');
                } else {
                  setActualTheme('light');
                }
              });
            } catch (error) {
              // Safari < 14
              darkMediaQuery.addListener(({ matches }) => {
                try {
                  if (matches) {
                    setActualTheme('dark');
                  } else {
                    setActualTheme('light');
                  }
                } catch (e) {
                  console.error(e);
                }
              });
            }
          }, [theme]);
          external_react_.useEffect(() => {
            // Ensure expanded is always false when no toasts are present / only one left
            if (toasts.length <= 1) {
              setExpanded(false);
            }
          }, [toasts]);
          external_react_.useEffect(() => {
            const handleKeyDown = (event) => {
              var _listRef_current;
              const isHotkeyPressed =
                hotkey.length > 0 &&
                hotkey.every((key) => event[key] || event.code === key);
              if (isHotkeyPressed) {
                var _listRef_current1;
                setExpanded(true);
                (_listRef_current1 = listRef.current) == null
                  ? void 0
                  : _listRef_current1.focus();
              }
              if (
                event.code === 'Escape' &&
                (document.activeElement === listRef.current ||
                  ((_listRef_current = listRef.current) == null
                    ? void 0
                    : _listRef_current.contains(document.activeElement)))
              ) {
                setExpanded(false);
              }
            };
            document.addEventListener('keydown', handleKeyDown);
            return () => document.removeEventListener('keydown', handleKeyDown);
          }, [hotkey]);
          external_react_.useEffect(() => {
            if (listRef.current) {
              return () => {
                if (lastFocusedElementRef.current) {
                  lastFocusedElementRef.current.focus({
                    preventScroll: true,
                  });
                  lastFocusedElementRef.current = null;
                  isFocusWithinRef.current = false;
                }
              };
            }
          }, [listRef.current]);
          return (
            // Remove item from normal navigation flow, only available via hotkey
            /*#__PURE__*/ external_react_.createElement(
              'section',
              {
                ref: ref,
                'aria-label':
                  customAriaLabel != null
                    ? customAriaLabel
                    : `${containerAriaLabel} ${hotkeyLabel}`,
                tabIndex: -1,
                'aria-live': 'polite',
                'aria-relevant': 'additions text',
                'aria-atomic': 'false',
                suppressHydrationWarning: true,
                'data-react-aria-top-layer': true,
              },
              possiblePositions.map((position, index) => {
                var _heights_;
                const [y, x] = position.split('-');
                if (!filteredToasts.length) return null;
                return /*#__PURE__*/ external_react_.createElement(
                  'ol',
                  {
                    key: position,
                    dir: dir === 'auto' ? getDocumentDirection() : dir,
                    tabIndex: -1,
                    ref: listRef,
                    className: className,
                    'data-sonner-toaster': true,
                    'data-sonner-theme': actualTheme,
                    'data-y-position': y,
                    'data-x-position': x,
                    style: {
                      '--front-toast-height': `${((_heights_ = heights[0]) == null ? void 0 : _heights_.height) || 0}px`,
                      '--width': `${TOAST_WIDTH}px`,
                      '--gap': `${gap}px`,
                      ...style,
                      ...assignOffset(offset, mobileOffset),
                    },
                    onBlur: (event) => {
                      if (
                        isFocusWithinRef.current &&
                        !event.currentTarget.contains(event.relatedTarget)
                      ) {
                        isFocusWithinRef.current = false;
                        if (lastFocusedElementRef.current) {
                          lastFocusedElementRef.current.focus({
                            preventScroll: true,
                          });
                          lastFocusedElementRef.current = null;
                        }
                      }
                    },
                    onFocus: (event) => {
                      const isNotDismissible =
                        event.target instanceof HTMLElement &&
                        event.target.dataset.dismissible === 'false';
                      if (isNotDismissible) return;
                      if (!isFocusWithinRef.current) {
                        isFocusWithinRef.current = true;
                        lastFocusedElementRef.current = event.relatedTarget;
                      }
                    },
                    onMouseEnter: () => setExpanded(true),
                    onMouseMove: () => setExpanded(true),
                    onMouseLeave: () => {
                      // Avoid setting expanded to false when interacting with a toast, e.g. swiping
                      if (!interacting) {
                        setExpanded(false);
                      }
                    },
                    onDragEnd: () => setExpanded(false),
                    onPointerDown: (event) => {
                      const isNotDismissible =
                        event.target instanceof HTMLElement &&
                        event.target.dataset.dismissible === 'false';
                      if (isNotDismissible) return;
                      setInteracting(true);
                    },
                    onPointerUp: () => setInteracting(false),
                  },
                  filteredToasts
                    .filter(
                      (toast) =>
                        (!toast.position && index === 0) || toast.position === position,
                    )
                    .map((toast, index) => {
                      var _toastOptions_duration, _toastOptions_closeButton;
                      return /*#__PURE__*/ external_react_.createElement(Toast, {
                        key: toast.id,
                        icons: icons,
                        index: index,
                        toast: toast,
                        defaultRichColors: richColors,
                        duration:
                          (_toastOptions_duration =
                            toastOptions == null ? void 0 : toastOptions.duration) != null
                            ? _toastOptions_duration
                            : duration,
                        className: toastOptions == null ? void 0 : toastOptions.className,
                        descriptionClassName:
                          toastOptions == null
                            ? void 0
                            : toastOptions.descriptionClassName,
                        invert: invert,
                        visibleToasts: visibleToasts,
                        closeButton:
                          (_toastOptions_closeButton =
                            toastOptions == null ? void 0 : toastOptions.closeButton) !=
                          null
                            ? _toastOptions_closeButton
                            : closeButton,
                        interacting: interacting,
                        position: position,
                        style: toastOptions == null ? void 0 : toastOptions.style,
                        unstyled: toastOptions == null ? void 0 : toastOptions.unstyled,
                        classNames:
                          toastOptions == null ? void 0 : toastOptions.classNames,
                        cancelButtonStyle:
                          toastOptions == null ? void 0 : toastOptions.cancelButtonStyle,
                        actionButtonStyle:
                          toastOptions == null ? void 0 : toastOptions.actionButtonStyle,
                        closeButtonAriaLabel:
                          toastOptions == null
                            ? void 0
                            : toastOptions.closeButtonAriaLabel,
                        removeToast: removeToast,
                        toasts: filteredToasts.filter(
                          (t) => t.position == toast.position,
                        ),
                        heights: heights.filter((h) => h.position == toast.position),
                        setHeights: setHeights,
                        expandByDefault: expand,
                        gap: gap,
                        expanded: expanded,
                        swipeDirections: props.swipeDirections,
                      });
                    }),
                );
              }),
            )
          );
        },
      );

      /***/
    },

    /******/
  };
  /************************************************************************/
  /******/ // The module cache
  /******/ const __webpack_module_cache__ = {};
  /******/
  /******/ // The require function
  /******/ function __webpack_require__(moduleId) {
    /******/ // Check if module is in cache
    /******/ const cachedModule = __webpack_module_cache__[moduleId];
    /******/ if (cachedModule !== undefined) {
      /******/ return cachedModule.exports;
      /******/
    }
    /******/ // Create a new module (and put it into the cache)
    /******/ const module = (__webpack_module_cache__[moduleId] = {
      /******/ // no module.id needed
      /******/ // no module.loaded needed
      /******/ exports: {},
      /******/
    });
    /******/
    /******/ // Execute the module function
    /******/ __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    /******/
    /******/ // Return the exports of the module
    /******/ return module.exports;
    /******/
  }
  /******/
  /************************************************************************/
  /******/ /* webpack/runtime/define property getters */
  /******/ // define getter/value functions for harmony exports
  /******/ __webpack_require__.d = (exports, definition) => {
    /******/ for (var key in definition) {
      /******/ if (
        __webpack_require__.o(definition, key) &&
        !__webpack_require__.o(exports, key)
      ) {
        /******/ Object.defineProperty(exports, key, {
          enumerable: true,
          get: definition[key],
        });
        /******/
      }
      /******/
    }
    /******/
  };
  /******/
  /******/ /* webpack/runtime/hasOwnProperty shorthand */
  /******/ __webpack_require__.o = (obj, prop) => Object.hasOwn(obj, prop);
  /******/
  /******/ /* webpack/runtime/make namespace object */
  /******/ // define __esModule on exports
  /******/ __webpack_require__.r = (exports) => {
    /******/ Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
    /******/ Object.defineProperty(exports, '__esModule', { value: true });
    /******/
  };
  /******/
  /************************************************************************/
  let __webpack_exports__ = {};
  // ESM COMPAT FLAG
  __webpack_require__.r(__webpack_exports__);

  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    BrowserRouter: () =>
      /* reexport */ external_react_router_namespaceObject.BrowserRouter,
    CURRENCY_KEY: () => /* reexport */ CURRENCY_KEY,
    Guard: () => /* reexport */ Guard,
    LOCALES: () => /* reexport */ LOCALES,
    LOCALE_KEY: () => /* reexport */ LOCALE_KEY,
    Link: () => /* reexport */ external_react_router_namespaceObject.Link,
    NavLink: () => /* reexport */ external_react_router_namespaceObject.NavLink,
    Navigate: () => /* reexport */ external_react_router_namespaceObject.Navigate,
    ONBOARDED_STEP: () => /* reexport */ /* inlined export .ONBOARDED_STEP */ 200,
    Outlet: () => /* reexport */ external_react_router_namespaceObject.Outlet,
    PlatformProvider: () => /* reexport */ PlatformProvider,
    Route: () => /* reexport */ external_react_router_namespaceObject.Route,
    RouteError: () => /* reexport */ RouteError,
    Routes: () => /* reexport */ external_react_router_namespaceObject.Routes,
    SESSION_KEY: () => /* reexport */ SESSION_KEY,
    SIGNED_OUT: () => /* reexport */ SIGNED_OUT,
    StaticRouter: () => /* reexport */ external_react_router_namespaceObject.StaticRouter,
    Toaster: () => /* reexport */ Toaster,
    Trans: () => /* reexport */ external_lingui_react_namespaceObject.Trans,
    activateLocale: () => /* reexport */ activateLocale,
    api: () => /* reexport */ api,
    assertKnown: () => /* reexport */ assertKnown,
    authSlice: () => /* reexport */ authSlice,
    brand: () => /* reexport */ brand,
    categoriesApi: () => /* reexport */ categoriesApi,
    createEntityAdapter: () => /* reexport */ toolkit_namespaceObject.createEntityAdapter,
    createSelector: () => /* reexport */ toolkit_namespaceObject.createSelector,
    createSlice: () => /* reexport */ toolkit_namespaceObject.createSlice,
    currenciesApi: () => /* reexport */ currenciesApi,
    currencyChosen: () => /* reexport */ currencyChosen,
    currencySlice: () => /* reexport */ currencySlice,
    emailVerified: () => /* reexport */ emailVerified,
    enquiriesApi: () => /* reexport */ enquiriesApi,
    fieldErrors: () => /* reexport */ fieldErrors,
    formatBikramSambat: () => /* reexport */ formatBikramSambat,
    formatCompact: () => /* reexport */ formatCompact,
    formatDate: () => /* reexport */ formatDate,
    formatMoney: () => /* reexport */ formatMoney,
    formatNumber: () => /* reexport */ formatNumber,
    formatRelative: () => /* reexport */ formatRelative,
    formatTime: () => /* reexport */ formatTime,
    i18n: () => /* reexport */ i18n_i18n,
    judge: () => /* reexport */ judge,
    kathmanduDay: () => /* reexport */ kathmanduDay,
    keepSession: () => /* reexport */ keepSession,
    loadSession: () => /* reexport */ loadSession,
    localeTag: () => /* reexport */ localeTag,
    makeI18n: () => /* reexport */ makeI18n,
    makeStore: () => /* reexport */ makeStore,
    matchPath: () => /* reexport */ external_react_router_namespaceObject.matchPath,
    messageOf: () => /* reexport */ messageOf,
    notify: () => /* reexport */ notify,
    paths: () => /* reexport */ paths,
    productsApi: () => /* reexport */ productsApi,
    readPageConfig: () => /* reexport */ readPageConfig,
    refreshToken: () => /* reexport */ refreshToken,
    registerCatalogs: () => /* reexport */ registerCatalogs,
    rememberNext: () => /* reexport */ rememberNext,
    rememberPreference: () => /* reexport */ rememberPreference,
    rootReducer: () => /* reexport */ rootReducer,
    selectAuth: () => /* reexport */ selectAuth,
    selectCurrency: () => /* reexport */ selectCurrency,
    selectIsAdmin: () => /* reexport */ selectIsAdmin,
    selectIsAuth: () => /* reexport */ selectIsAuth,
    selectIsLoading: () => /* reexport */ selectIsLoading,
    selectIsSeller: () => /* reexport */ selectIsSeller,
    selectSellerProfile: () => /* reexport */ selectSellerProfile,
    selectUser: () => /* reexport */ selectUser,
    sellerProfileChanged: () => /* reexport */ sellerProfileChanged,
    sellersApi: () => /* reexport */ sellersApi,
    sessionApi: () => /* reexport */ sessionApi,
    sessionCleared: () => /* reexport */ sessionCleared,
    sessionSet: () => /* reexport */ sessionSet,
    setLocale: () => /* reexport */ setLocale,
    signOut: () => /* reexport */ signOut,
    skipToken: () => /* reexport */ react_namespaceObject.skipToken,
    statusOf: () => /* reexport */ statusOf,
    takeNext: () => /* reexport */ takeNext,
    tokenRefreshed: () => /* reexport */ tokenRefreshed,
    unwrap: () => /* reexport */ unwrap,
    useAddToWishlistMutation: () => /* reexport */ useAddToWishlistMutation,
    useAllCategoriesQuery: () => /* reexport */ useAllCategoriesQuery,
    useAppDispatch: () => /* reexport */ useAppDispatch,
    useAppSelector: () => /* reexport */ useAppSelector,
    useCategoryQuery: () => /* reexport */ useCategoryQuery,
    useChangeEnquiryStatusMutation: () => /* reexport */ useChangeEnquiryStatusMutation,
    useContactSellerMutation: () => /* reexport */ useContactSellerMutation,
    useCountriesQuery: () => /* reexport */ useCountriesQuery,
    useCreateWishlistMutation: () => /* reexport */ useCreateWishlistMutation,
    useCurrenciesQuery: () => /* reexport */ useCurrenciesQuery,
    useCurrency: () => /* reexport */ useCurrency,
    useDestroyWishlistMutation: () => /* reexport */ useDestroyWishlistMutation,
    useEnquiriesQuery: () => /* reexport */ useEnquiriesQuery,
    useEnquiryQuery: () => /* reexport */ useEnquiryQuery,
    useFormat: () => /* reexport */ useFormat,
    useHomeQuery: () => /* reexport */ useHomeQuery,
    useHydrated: () => /* reexport */ useHydrated,
    useLazyUserQuery: () => /* reexport */ useLazyUserQuery,
    useLevel4CategoriesQuery: () => /* reexport */ useLevel4CategoriesQuery,
    useLingui: () => /* reexport */ external_lingui_react_namespaceObject.useLingui,
    useLiveEvents: () => /* reexport */ useLiveEvents,
    useLocalName: () => /* reexport */ useLocalName,
    useLocale: () => /* reexport */ useLocale,
    useLocation: () => /* reexport */ external_react_router_namespaceObject.useLocation,
    useLoginMutation: () => /* reexport */ useLoginMutation,
    useNavigate: () => /* reexport */ external_react_router_namespaceObject.useNavigate,
    useNavigationType: () =>
      /* reexport */ external_react_router_namespaceObject.useNavigationType,
    useOutletContext: () =>
      /* reexport */ external_react_router_namespaceObject.useOutletContext,
    useOwnSellerProfileQuery: () => /* reexport */ useOwnSellerProfileQuery,
    useParams: () => /* reexport */ external_react_router_namespaceObject.useParams,
    useProductQuery: () => /* reexport */ useProductQuery,
    useProductRangeQuery: () => /* reexport */ useProductRangeQuery,
    useRegisterMutation: () => /* reexport */ useRegisterMutation,
    useRemoveFromWishlistMutation: () => /* reexport */ useRemoveFromWishlistMutation,
    useSearchParams: () =>
      /* reexport */ external_react_router_namespaceObject.useSearchParams,
    useSearchQuery: () => /* reexport */ useSearchQuery,
    useSellerProfileQuery: () => /* reexport */ useSellerProfileQuery,
    useSellerStepQuery: () => /* reexport */ useSellerStepQuery,
    useSession: () => /* reexport */ useSession,
    useStore: () => /* reexport */ external_react_redux_namespaceObject.useStore,
    useSuggestQuery: () => /* reexport */ useSuggestQuery,
    useUnitSearchQuery: () => /* reexport */ useUnitSearchQuery,
    useUpdateUserMutation: () => /* reexport */ useUpdateUserMutation,
    useUserQuery: () => /* reexport */ useUserQuery,
    useWishlistsQuery: () => /* reexport */ useWishlistsQuery,
    userChanged: () => /* reexport */ userChanged,
    wishlistsApi: () => /* reexport */ wishlistsApi,
  }); // external "react-router"

  const external_react_router_namespaceObject = require('react-router'); // external "@reduxjs/toolkit"
  const toolkit_namespaceObject = require('@reduxjs/toolkit'); // external "@reduxjs/toolkit/query/react"
  const react_namespaceObject = require('@reduxjs/toolkit/query/react'); // external "react-redux"
  const external_react_redux_namespaceObject = require('react-redux'); // external "@lingui/react"
  const external_lingui_react_namespaceObject = require('@lingui/react'); // ./libs/web-platform/src/brand.ts
  /** The brand is one value: a rename touches this file only. */ const brand = {
    name: 'Haat',
    nameNe: 'हाट',
    wordmark: 'haat',
    tagline: 'नेपालको व्यापार बजार',
    phone: '01-5970000',
  }; // ./libs/web-platform/src/page-config.ts

  /** What the edge writes into the page as JSON: it must equal what the server rendered with. */ const PLAIN =
    {
      locale: 'en',
      currency: 'NPR',
      remotes: [],
      isRendered: false,
    };
  function readPageConfig() {
    const text = document.getElementById('haat-config')?.textContent;
    return text
      ? {
          ...PLAIN,
          ...JSON.parse(text),
        }
      : PLAIN;
  } // ./libs/web-platform/src/paths.ts

  /** The only home of page addresses. API addresses live in api/. */ const slug =
    encodeURIComponent;
  const query = (values) => {
    const filled = Object.entries(values).filter(([, value]) => value);
    return filled.length > 0 ? `?${new URLSearchParams(filled)}` : '';
  };
  const paths = {
    home: '/',
    about: '/about-us',
    contact: '/contact-us',
    comingSoon: '/coming-soon',
    privacy: '/privacy-policy',
    terms: '/terms-and-conditions',
    register: '/register',
    signIn: '/register?login=true',
    emailResend: '/email/resend',
    emailVerify: '/email/verify',
    passwordEmail: '/password/email',
    passwordReset: '/password/reset',
    googleCallback: '/authorize/google/callback',
    help: '/help',
    buyerHelp: '/help/buyer-help',
    sellerHelp: '/help/seller-help',
    knowledgeBase: (id) =>
      id ? `/help/knowledge-base/${slug(id)}` : '/help/knowledge-base',
    search: (q, type) =>
      `/search${query({
        q,
        type,
      })}`,
    industries: '/industry',
    industry: (...levels) => `/industry/${levels.map(slug).join('/')}`,
    product: (id) => `/product/${slug(id)}`,
    messages: '/messages',
    conversation: (id) => `/messages/${slug(id)}`,
    vendor: (id) => `/vendor/${slug(id)}`,
    vendorProducts: (id) => `/vendor/${slug(id)}/products-and-services`,
    vendorRange: (id, range) => `/vendor/${slug(id)}/${slug(range)}`,
    vendorProfile: (id) => `/vendor/${slug(id)}/profile`,
    vendorContact: (id) => `/vendor/${slug(id)}/contact-us`,
    vendorSearch: (id, q) =>
      `/vendor/${slug(id)}/search${query({
        q,
      })}`,
    buyer: '/buyer',
    buyerEnquiries: '/buyer/enquiries',
    buyerRequirements: '/buyer/requirements',
    buyerSettings: '/buyer/settings',
    buyerWishlists: '/buyer/wishlists',
    seller: '/seller',
    sellerRegister: '/seller/register',
    sellerCompanyProfile: '/seller/companyprofile',
    sellerEnquiries: '/seller/enquiries',
    sellerProducts: '/seller/manageproducts',
    sellerNewProduct: '/seller/manageproducts/new',
    sellerBulk: '/seller/manageproducts/bulk',
    sellerEditProduct: (id) => `/seller/manageproducts/edit/${slug(id)}`,
    sellerDrive: '/seller/mydrive',
    sellerRequirements: '/seller/requirements',
    sellerSettings: '/seller/settings',
    sellerWishlists: '/seller/wishlists',
    admin: '/admin',
    storage: (path) => (/^(https?:|\/)/.test(path) ? path : `/storage/${path}`),
  }; // external "react/jsx-runtime"

  const jsx_runtime_namespaceObject = require('react/jsx-runtime'); // external "@lingui/core"
  const core_namespaceObject = require('@lingui/core'); // ./libs/web-platform/src/preferences.ts
  /** Small choices (language, currency): kept in storage, and in a cookie so that the edge can render them. */ const YEAR_S =
    365 * 24 * 3600;
  function rememberPreference(name, value) {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_S}; samesite=lax`;
    try {
      localStorage.setItem(name, value);
    } catch {
      // Private windows may refuse storage; the cookie still holds the choice.
    }
  } // ./libs/web-platform/src/i18n/i18n.ts

  /** The page's language. The server makes its own instance per request. */

  const LOCALES = ['en', 'ne'];
  const LOCALE_KEY = 'haat_locale';
  const i18n_i18n = (0, core_namespaceObject.setupI18n)({
    locale: 'en',
    messages: {
      en: {},
      ne: {},
    },
  });
  const registered = new Set();
  async function load(loaders, locale) {
    for (const { messages } of await loaders[locale]()) i18n_i18n.load(locale, messages);
  }
  /** Each front end registers its words; resolves when the current language's are there. */ async function registerCatalogs(
    loaders,
  ) {
    registered.add(loaders);
    await load(loaders, i18n_i18n.locale);
  }
  /** Loads first, switches after: the page stays as it is until all words are there (D37). */ async function activateLocale(
    locale,
  ) {
    await Promise.all([...registered].map((loaders) => load(loaders, locale)));
    i18n_i18n.activate(locale);
    document.documentElement.lang = locale;
  }
  /** The visitor's choice: kept for the next visit, and for the edge. */ async function setLocale(
    locale,
  ) {
    rememberPreference(LOCALE_KEY, locale);
    await activateLocale(locale);
  }
  /** For the server: an instance of its own, since requests of both languages overlap. */ function makeI18n(
    locale,
    catalogs,
  ) {
    const messages = Object.assign({}, ...catalogs.map((catalog) => catalog.messages));
    return (0, core_namespaceObject.setupI18n)({
      locale,
      messages: {
        [locale]: messages,
      },
    });
  } // ./libs/web-platform/src/platform-provider.tsx

  /** Store and language for everything below; the router is the shell's. */ function PlatformProvider({
    store,
    i18n = i18n_i18n,
    children,
  }) {
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
      external_react_redux_namespaceObject.Provider,
      {
        store: store,
        children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
          external_lingui_react_namespaceObject.I18nProvider,
          {
            i18n: i18n,
            children: children,
          },
        ),
      },
    );
  }

  // EXTERNAL MODULE: external "react"
  var external_react_ = __webpack_require__(15); // ./libs/web-platform/src/use-hydrated.ts
  const never = () => () => undefined;
  /** false on the server and in the first browser render, true after: for what only browsers know. */ const useHydrated =
    () =>
      (0, external_react_.useSyncExternalStore)(
        never,
        () => true,
        () => false,
      ); // ./libs/web-platform/src/session/auth-slice.ts

  const SIGNED_OUT = {
    isAuth: false,
    user: null,
    access_token: null,
    seller_profile: null,
  };
  const authSlice = (0, toolkit_namespaceObject.createSlice)({
    name: 'auth',
    initialState: {
      ...SIGNED_OUT,
      isRestored: false,
    },
    reducers: {
      sessionSet: (_state, { payload }) => ({
        ...payload,
        isAuth: payload.access_token !== null,
        isRestored: true,
      }),
      sessionCleared: () => ({
        ...SIGNED_OUT,
        isRestored: true,
      }),
      tokenRefreshed: (state, { payload }) => {
        state.access_token = payload.access_token;
        state.user = payload.user ?? state.user;
      },
      userChanged: (state, { payload }) => {
        state.user = payload;
      },
      sellerProfileChanged: (state, { payload }) => {
        state.seller_profile = payload;
      },
      emailVerified: (state, { payload }) => {
        if (state.user) state.user.email_verified_at = payload;
      },
    },
    selectors: {
      selectAuth: (state) => state,
      selectUser: (state) => state.user,
      selectIsAuth: (state) => state.isAuth,
      selectIsSeller: (state) => state.user?.roles.includes('seller') ?? false,
      selectIsAdmin: (state) => state.user?.roles.includes('admin') ?? false,
      selectSellerProfile: (state) => state.seller_profile,
    },
  });
  const {
    sessionSet,
    sessionCleared,
    tokenRefreshed,
    userChanged,
    sellerProfileChanged,
    emailVerified,
  } = authSlice.actions;
  const {
    selectAuth,
    selectUser,
    selectIsAuth,
    selectIsSeller,
    selectIsAdmin,
    selectSellerProfile,
  } = authSlice.selectors; // ./libs/web-platform/src/session/session-storage.ts

  /** The session in browser storage: one key, readable only after mount (the server has none). */
  const SESSION_KEY = 'haat.session';
  function loadSession() {
    try {
      const text = localStorage.getItem(SESSION_KEY);
      if (!text) return SIGNED_OUT;
      const stored = JSON.parse(text);
      if (!stored.access_token || !stored.user) return SIGNED_OUT;
      return {
        ...SIGNED_OUT,
        ...stored,
        isAuth: true,
      };
    } catch {
      return SIGNED_OUT;
    }
  }
  function saveSession(session) {
    try {
      if (!session.isAuth) return localStorage.removeItem(SESSION_KEY);
      const { access_token, user, seller_profile } = session;
      localStorage.setItem(
        SESSION_KEY,
        JSON.stringify({
          access_token,
          user,
          seller_profile,
        }),
      );
    } catch {
      // Storage may be refused or full: the session then lasts as long as the page.
    }
  } // ./libs/web-platform/src/session/refresh-token.ts

  /** One token refresh at a time over all tabs: the cookie is single-use, reuse ends the family (D5). */

  let queue = Promise.resolve();
  function oneAtATime(work) {
    if (globalThis.navigator?.locks) {
      return navigator.locks.request('haat-token-refresh', work);
    }
    const turn = queue.then(work, work);
    queue = turn.catch(() => undefined);
    return turn;
  }
  async function askServer(dispatch) {
    try {
      const answer = await fetch('/api/token/refresh', {
        method: 'POST',
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
        },
      });
      if (answer.status >= 500 || answer.status === 429) return 'unavailable';
      if (!answer.ok) return 'refused';
      dispatch(tokenRefreshed((await answer.json()).data));
      return 'refreshed';
    } catch {
      return 'unavailable';
    }
  }
  /** staleToken: the token that was answered with 401. */ function refreshToken(
    staleToken,
    currentToken,
    dispatch,
  ) {
    return oneAtATime(async () => {
      const current = currentToken();
      if (current === null) return 'refused';
      if (current !== staleToken) return 'refreshed';
      const { access_token, user } = loadSession();
      if (access_token && access_token !== staleToken && user) {
        dispatch(
          tokenRefreshed({
            access_token,
            user,
          }),
        );
        return 'refreshed';
      }
      return askServer(dispatch);
    });
  } // ./libs/web-platform/src/store/loading-slice.ts

  /** Open calls are counted, so that the first to finish does not hide the others (D31). */ const loadingSlice =
    (0, toolkit_namespaceObject.createSlice)({
      name: 'loading',
      initialState: {
        openCalls: 0,
      },
      reducers: {
        callStarted: (state) => {
          state.openCalls += 1;
        },
        callFinished: (state) => {
          state.openCalls = Math.max(0, state.openCalls - 1);
        },
      },
      selectors: {
        selectIsLoading: (state) => state.openCalls > 0,
      },
    });
  const { callStarted, callFinished } = loadingSlice.actions;
  const { selectIsLoading } = loadingSlice.selectors; // ./libs/web-platform/src/api/base-query.ts

  /** How every call is made: origin, token, language, the loading counter, and what a 401 means. */

  const WITHOUT_INDICATOR = '/productunitsearch';
  const isInBrowser = () => typeof document !== 'undefined';
  const tokenOf = (api) => api.getState().auth.access_token;
  const urlOf = (args) => (typeof args === 'string' ? args : args.url);
  const raw = (args, api, extra) => {
    const { origin, locale, signal } = api.extra ?? {};
    const send = (0, react_namespaceObject.fetchBaseQuery)({
      // Node's fetch knows no relative addresses.
      baseUrl: `${origin ?? globalThis.location.origin}/api`,
      prepareHeaders: (headers) => {
        const token = tokenOf(api);
        if (token) headers.set('authorization', `Bearer ${token}`);
        headers.set('accept', 'application/json');
        headers.set('accept-language', locale ?? document.documentElement.lang);
        return headers;
      },
    });
    return send(
      args,
      signal
        ? {
            ...api,
            signal,
          }
        : api,
      extra,
    );
  };
  const withRefresh = async (args, api, extra) => {
    const token = tokenOf(api);
    const answer = await raw(args, api, extra);
    if (answer.error?.status !== 401 || !isInBrowser()) return answer;
    const result = token
      ? await refreshToken(token, () => tokenOf(api), api.dispatch)
      : 'refused';
    if (result === 'unavailable') return answer;
    const again = result === 'refreshed' ? await raw(args, api, extra) : answer;
    if (again.error?.status === 401) api.dispatch(sessionCleared());
    return again;
  };
  const baseQuery = async (args, api, extra) => {
    const isCounted = isInBrowser() && !urlOf(args).startsWith(WITHOUT_INDICATOR);
    if (!isCounted) return withRefresh(args, api, extra);
    api.dispatch(callStarted());
    try {
      return await withRefresh(args, api, extra);
    } finally {
      api.dispatch(callFinished());
    }
  }; // ./libs/web-platform/src/api/api.ts

  /** The one API of the page. Nouns and remotes add their calls with `api.injectEndpoints`. */ const api =
    (0, react_namespaceObject.createApi)({
      reducerPath: 'api',
      baseQuery: baseQuery,
      tagTypes: [
        'Session',
        'SellerProfile',
        'Products',
        'Enquiries',
        'Requirements',
        'Quotes',
        'Wishlists',
        'Messages',
        'Notifications',
        'Drive',
      ],
      endpoints: () => ({}),
    }); // ./libs/web-platform/src/api/envelope.ts

  /** Wire shapes every endpoint shares. */ const unwrap = (answer) => answer.data; // ./libs/web-platform/src/api/categories.ts

  /** catalog: the category tree. */

  const categoriesApi = api.injectEndpoints({
    endpoints: (build) => ({
      allCategories: build.query({
        query: () => '/webui/allcategories',
        transformResponse: unwrap,
        keepUnusedDataFor: 3600,
      }),
      level4Categories: build.query({
        query: () => '/webui/level4Categories',
        transformResponse: unwrap,
        keepUnusedDataFor: 3600,
      }),
      category: build.query({
        query: (slug) => `/webui/categories/${encodeURIComponent(slug)}`,
        transformResponse: unwrap,
      }),
    }),
  });
  const { useAllCategoriesQuery, useLevel4CategoriesQuery, useCategoryQuery } =
    categoriesApi; // ./libs/web-platform/src/api/currencies.ts

  /** catalog: currencies and their daily rates; auth: countries. */

  const currenciesApi = api.injectEndpoints({
    endpoints: (build) => ({
      currencies: build.query({
        query: () => '/currencies',
        keepUnusedDataFor: 3600,
      }),
      countries: build.query({
        query: () => '/countries',
        transformResponse: unwrap,
        keepUnusedDataFor: 3600,
      }),
    }),
  });
  const { useCurrenciesQuery, useCountriesQuery } = currenciesApi; // ./libs/web-platform/src/api/enquiries.ts

  /** engagement: enquiries, for buyer and seller alike. */

  const enquiriesApi = api.injectEndpoints({
    endpoints: (build) => ({
      enquiries: build.query({
        query: (params) => ({
          url: '/enquiries',
          params: params ?? {},
        }),
        providesTags: ['Enquiries'],
      }),
      enquiry: build.query({
        query: (id) => `/enquiries/${encodeURIComponent(id)}`,
        transformResponse: unwrap,
        providesTags: (_enquiry, _error, id) => [
          {
            type: 'Enquiries',
            id,
          },
        ],
      }),
      changeEnquiryStatus: build.mutation({
        query: ({ id, ...body }) => ({
          url: `/enquiries/${encodeURIComponent(id)}`,
          method: 'POST',
          body,
        }),
        transformResponse: unwrap,
        invalidatesTags: (_enquiry, error) => (error ? [] : ['Enquiries']),
      }),
    }),
  });
  const { useEnquiriesQuery, useEnquiryQuery, useChangeEnquiryStatusMutation } =
    enquiriesApi; // ./libs/web-platform/src/api/errors.ts

  /** Reading the contract's error body out of whatever a call threw. */ const bodyOf = (
    error,
  ) => error?.data;
  /** 0 when no answer came at all. */ function statusOf(error) {
    const { status, originalStatus } = error ?? {};
    return typeof status === 'number' ? status : (originalStatus ?? 0);
  }
  /** The first message per field, as forms show it. */ function fieldErrors(error) {
    const entries = Object.entries(bodyOf(error)?.errors ?? {});
    return Object.fromEntries(entries.map(([field, [first = '']]) => [field, first]));
  }
  /** The server's own sentence, if it said one. */ function messageOf(error) {
    const message = bodyOf(error)?.message;
    return typeof message === 'string' && message !== '' ? message : undefined;
  } // ./libs/web-platform/src/api/products.ts

  /** catalog: products as the public sees them, search and suggestions. */

  const productsApi = api.injectEndpoints({
    endpoints: (build) => ({
      product: build.query({
        query: (slug) => `/webui/product/${encodeURIComponent(slug)}`,
        transformResponse: unwrap,
      }),
      search: build.query({
        query: (params) => ({
          url: '/webui/search',
          params,
        }),
      }),
      suggest: build.query({
        query: (q) => ({
          url: '/webui/search/suggest',
          params: {
            q,
          },
        }),
        transformResponse: unwrap,
      }),
      home: build.query({
        query: () => '/webui/home',
        transformResponse: unwrap,
      }),
      unitSearch: build.query({
        query: (q) => ({
          url: '/productunitsearch',
          params: {
            q,
          },
        }),
        transformResponse: unwrap,
      }),
    }),
  });
  const {
    useProductQuery,
    useSearchQuery,
    useSuggestQuery,
    useHomeQuery,
    useUnitSearchQuery,
  } = productsApi; // ./libs/web-platform/src/api/sellers.ts

  /** vendor: public profiles and the own one; engagement: writing to a seller. */

  const seller = (slug) => `/webui/seller/${encodeURIComponent(slug)}`;
  const sellersApi = api.injectEndpoints({
    endpoints: (build) => ({
      sellerProfile: build.query({
        query: (slug) => `${seller(slug)}/sellerprofile`,
        transformResponse: unwrap,
      }),
      productRange: build.query({
        query: (slug) => `${seller(slug)}/productrange`,
        transformResponse: unwrap,
      }),
      /** The step alone: what the guards ask. */ sellerStep: build.query({
        query: () => '/sellerprofile',
        transformResponse: unwrap,
        providesTags: ['SellerProfile'],
      }),
      ownSellerProfile: build.query({
        query: () => '/sellerprofile?showall=true',
        transformResponse: unwrap,
        providesTags: ['SellerProfile'],
        onQueryStarted: async (_none, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(sellerProfileChanged(data)),
            () => undefined,
          ),
      }),
      contactSeller: build.mutation({
        query: ({ slug, ...body }) => ({
          url: `${seller(slug)}/contactseller`,
          method: 'POST',
          body,
        }),
        transformResponse: unwrap,
        invalidatesTags: ['Enquiries'],
      }),
    }),
  });
  const {
    useSellerProfileQuery,
    useProductRangeQuery,
    useSellerStepQuery,
    useOwnSellerProfileQuery,
    useContactSellerMutation,
  } = sellersApi; // ./libs/web-platform/src/api/session.ts

  /** auth: sign-in, registration, the own account. */

  const sessionApi = api.injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation({
        query: (body) => ({
          url: '/login',
          method: 'POST',
          body,
        }),
        transformResponse: unwrap,
        onQueryStarted: async (_login, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(sessionSet(data)),
            () => undefined,
          ),
      }),
      register: build.mutation({
        query: (body) => ({
          url: '/register',
          method: 'POST',
          body,
        }),
        transformResponse: unwrap,
        onQueryStarted: async (_form, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(sessionSet(data)),
            () => undefined,
          ),
      }),
      logout: build.mutation({
        query: () => ({
          url: '/logout',
          method: 'POST',
        }),
      }),
      user: build.query({
        query: () => '/user',
        transformResponse: unwrap,
        providesTags: ['Session'],
        onQueryStarted: async (_none, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(userChanged(data)),
            () => undefined,
          ),
      }),
      updateUser: build.mutation({
        query: (body) => ({
          url: '/user',
          method: 'PUT',
          body,
        }),
        transformResponse: unwrap,
        invalidatesTags: ['Session'],
        onQueryStarted: async (_change, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(userChanged(data)),
            () => undefined,
          ),
      }),
    }),
  });
  const {
    useLoginMutation,
    useRegisterMutation,
    useUserQuery,
    useLazyUserQuery,
    useUpdateUserMutation,
  } = sessionApi; // ./libs/web-platform/src/api/wishlists.ts

  /** engagement: wishlists. Local state is what the server answered, never a guess (spec 4). */

  const post = (verb) => (body) => ({
    url: `/wishlist/${verb}`,
    method: 'POST',
    body,
  });
  const wishlistsApi = api.injectEndpoints({
    endpoints: (build) => ({
      wishlists: build.query({
        query: () => '/wishlists',
        transformResponse: unwrap,
        providesTags: ['Wishlists'],
      }),
      createWishlist: build.mutation({
        query: post('create'),
        transformResponse: unwrap,
        invalidatesTags: ['Wishlists'],
      }),
      addToWishlist: build.mutation({
        query: post('add'),
        transformResponse: unwrap,
        invalidatesTags: ['Wishlists'],
      }),
      removeFromWishlist: build.mutation({
        query: post('delete'),
        transformResponse: unwrap,
        invalidatesTags: ['Wishlists'],
      }),
      destroyWishlist: build.mutation({
        query: post('destroy'),
        transformResponse: unwrap,
        invalidatesTags: ['Wishlists'],
      }),
    }),
  });
  const {
    useWishlistsQuery,
    useCreateWishlistMutation,
    useAddToWishlistMutation,
    useRemoveFromWishlistMutation,
    useDestroyWishlistMutation,
  } = wishlistsApi; // ./node_modules/nepali-date-converter/dist/nepali-date-converter.es5.js

  /******************************************************************************
Copyright (c) Microsoft Corporation.

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.
***************************************************************************** */

  var __assign = function () {
    __assign =
      Object.assign ||
      function __assign(t) {
        for (var s, i = 1, n = arguments.length; i < n; i++) {
          s = arguments[i];
          for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
        }
        return t;
      };
    return __assign.apply(this, arguments);
  };

  var dateConfigMap = {
    2000: {
      Baisakh: 30,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2001: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2002: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2003: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2004: {
      Baisakh: 30,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2005: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2006: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2007: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2008: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 29,
      Mangsir: 30,
      Poush: 30,
      Magh: 29,
      Falgun: 29,
      Chaitra: 31,
    },
    2009: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2010: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2011: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2012: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 29,
      Mangsir: 30,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2013: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2014: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2015: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2016: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 29,
      Mangsir: 30,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2017: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2018: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2019: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2020: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2021: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2022: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2023: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2024: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2025: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2026: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2027: {
      Baisakh: 30,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2028: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2029: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 32,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2030: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2031: {
      Baisakh: 30,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2032: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2033: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2034: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2035: {
      Baisakh: 30,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 29,
      Mangsir: 30,
      Poush: 30,
      Magh: 29,
      Falgun: 29,
      Chaitra: 31,
    },
    2036: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2037: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2038: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2039: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 29,
      Mangsir: 30,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2040: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2041: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2042: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2043: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 29,
      Mangsir: 30,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2044: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2045: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2046: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2047: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2048: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2049: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2050: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2051: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2052: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2053: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2054: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2055: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2056: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 32,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2057: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2058: {
      Baisakh: 30,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2059: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2060: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2061: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2062: {
      Baisakh: 30,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 29,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2063: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2064: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2065: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2066: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 29,
      Mangsir: 30,
      Poush: 30,
      Magh: 29,
      Falgun: 29,
      Chaitra: 31,
    },
    2067: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2068: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2069: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2070: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 29,
      Mangsir: 30,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2071: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2072: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2073: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2074: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2075: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2076: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2077: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2078: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2079: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2080: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2081: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2082: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2083: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2084: {
      Baisakh: 31,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 29,
      Falgun: 30,
      Chaitra: 31,
    },
    2085: {
      Baisakh: 30,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 29,
      Chaitra: 31,
    },
    2086: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 29,
      Poush: 30,
      Magh: 29,
      Falgun: 30,
      Chaitra: 30,
    },
    2087: {
      Baisakh: 31,
      Jestha: 31,
      Asar: 32,
      Shrawan: 31,
      Bhadra: 31,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 30,
      Chaitra: 30,
    },
    2088: {
      Baisakh: 30,
      Jestha: 31,
      Asar: 32,
      Shrawan: 32,
      Bhadra: 30,
      Aswin: 31,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 30,
      Chaitra: 30,
    },
    2089: {
      Baisakh: 30,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 30,
      Chaitra: 30,
    },
    2090: {
      Baisakh: 30,
      Jestha: 32,
      Asar: 31,
      Shrawan: 32,
      Bhadra: 31,
      Aswin: 30,
      Kartik: 30,
      Mangsir: 30,
      Poush: 29,
      Magh: 30,
      Falgun: 30,
      Chaitra: 30,
    },
  };

  var Language;
  (function (Language) {
    Language['np'] = 'np';
    Language['en'] = 'en';
  })(Language || (Language = {}));
  /**
   * The constant storing nepali date month days mappings for each year starting from 2000 BS
   */
  var yearMonthDaysMapping = Object.values(dateConfigMap).map(function (year) {
    return Object.values(year);
  });
  /**
   * Memoizing the days passed for each month in year for faster calculation
   */
  var monthDaysMappings = yearMonthDaysMapping.map(function (yearMappings) {
    var daySum = 0;
    return yearMappings.map(function (monthDays) {
      var monthPassedDays = [monthDays, daySum];
      daySum += monthDays;
      return monthPassedDays;
    });
  }, []);
  /**
   * Ignore
   */
  var daysPassed = 0;
  /**
   * Memoizing the days passed after each year from the epoch time and the sum of days in a year
   */
  var yearDaysMapping = yearMonthDaysMapping.map(function (yearMappings) {
    var daysInYear = yearMappings.reduce(function (acc, x) {
      return acc + x;
    }, 0);
    var yearDaysPassed = [daysInYear, daysPassed];
    daysPassed += daysInYear;
    return yearDaysPassed;
  });
  /**
   * Max possible Day
   */
  var MAX_DAY = 33238;
  if (daysPassed !== MAX_DAY) {
    throw new Error('Invalid constant initialization for Nepali Date.');
  }
  /**
   * Min possible Day
   */
  var MIN_DAY = 1;
  /**
   * @ignore
   */
  function getYearIndex(year) {
    return year - EPOCH_YEAR;
  }
  /**
   * @ignore
   */
  function getYearFromIndex(yearIndex) {
    return yearIndex + EPOCH_YEAR;
  }
  /**
   * @ignore
   */
  var EPOCH_YEAR = 2000;
  /**
   * @ignore
   */
  var COMPLETED_DAYS = 1;
  /**
   * @ignore
   */
  var TOTAL_DAYS = 0;
  /**
   * @ignore
   */
  function mod(m, val) {
    while (val < 0) {
      val += m;
    }
    return val % m;
  }
  /**
   * Format Object
   */
  var formatObj = {
    en: {
      day: {
        short: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
        long: [
          'Sunday',
          'Monday',
          'Tuesday',
          'Wednesday',
          'Thursday',
          'Friday',
          'Saturday',
        ],
      },
      month: {
        short: [
          'Bai',
          'Jes',
          'Asa',
          'Shr',
          'Bhd',
          'Asw',
          'Kar',
          'Man',
          'Pou',
          'Mag',
          'Fal',
          'Cha',
        ],
        long: [
          'Baisakh',
          'Jestha',
          'Asar',
          'Shrawan',
          'Bhadra',
          'Aswin',
          'Kartik',
          'Mangsir',
          'Poush',
          'Magh',
          'Falgun',
          'Chaitra',
        ],
      },
      date: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    },
    np: {
      day: {
        short: ['आइत', 'सोम', 'मंगल', 'बुध', 'बिहि', 'शुक्र', 'शनि'],
        long: ['आइतबार', 'सोमबार', 'मंगलबार', 'बुधबार', 'बिहिबार', 'शुक्रबार', 'शनिबार'],
      },
      month: {
        short: ['बै', 'जे', 'अ', 'श्रा', 'भा', 'आ', 'का', 'मं', 'पौ', 'मा', 'फा', 'चै'],
        long: [
          'बैशाख',
          'जेठ',
          'असार',
          'श्रावण',
          'भाद्र',
          'आश्विन',
          'कार्तिक',
          'मंसिर',
          'पौष',
          'माघ',
          'फाल्गुण',
          'चैत्र',
        ],
      },
      date: ['०', '१', '२', '३', '४', '५', '६', '७', '८', '९'],
    },
  };
  /**
   * Epoch in english date
   */
  var beginEnglish = {
    year: 1943,
    month: 3,
    date: 13,
    day: 3,
  };
  /**
   * `findPassedDays` calculates the days passed from the epoch time.
   *  If the days are beyond boundary MIN_DAY and MAX_DAY throws error.
   * @param year Year between 2000-2009 of nepali date
   * @param month Month Index which can be negative or positive and can be any number but should be within range of year 2000-2090
   * @param date Date which can be negative or positive and can be any number but should be within range of year 2000-2090
   * @returns Number of days passed since epoch time from the given date,month and year.
   */
  function findPassedDays(year, month, date) {
    try {
      var yearIndex = getYearIndex(year);
      var pastYearDays = yearDaysMapping[yearIndex][COMPLETED_DAYS];
      var extraMonth = mod(12, month);
      var extraYear = Math.floor(month / 12);
      var pastMonthDays =
        yearDaysMapping[yearIndex + extraYear][COMPLETED_DAYS] -
        pastYearDays +
        monthDaysMappings[yearIndex + extraYear][extraMonth][COMPLETED_DAYS];
      var daysPassed_1 = pastYearDays + pastMonthDays + date;
      if (daysPassed_1 < MIN_DAY || daysPassed_1 > MAX_DAY) {
        throw new Error();
      }
      return daysPassed_1;
    } catch (_a) {
      throw new Error("The date doesn't fall within 2000/01/01 - 2090/12/30");
    }
  }
  /**
   * `mapDaysToDate` finds the date where the the given day lies from the epoch date
   * If the daysPassed is on the date 2000/01/01 then it will be 1. Similarly, every day adds on from then
   * If the days are beyond boundary MIN_DAY and MAX_DAY throws error.
   * @param daysPassed The number of days passed since nepali date epoch time
   * @returns date values in object implementing IYearMonthDate interface
   */
  function mapDaysToDate(daysPassed) {
    if (daysPassed < MIN_DAY || daysPassed > MAX_DAY) {
      throw new Error(
        'The epoch difference is not within the boundaries '
          .concat(MIN_DAY, ' - ')
          .concat(MAX_DAY),
      );
    }
    var yearIndex = yearDaysMapping.findIndex(function (year) {
      return (
        daysPassed > year[COMPLETED_DAYS] &&
        daysPassed <= year[COMPLETED_DAYS] + year[TOTAL_DAYS]
      );
    });
    var monthRemainder = daysPassed - yearDaysMapping[yearIndex][COMPLETED_DAYS];
    var monthIndex = monthDaysMappings[yearIndex].findIndex(function (month) {
      return (
        monthRemainder > month[COMPLETED_DAYS] &&
        monthRemainder <= month[COMPLETED_DAYS] + month[TOTAL_DAYS]
      );
    });
    var date = monthRemainder - monthDaysMappings[yearIndex][monthIndex][COMPLETED_DAYS];
    return {
      year: getYearFromIndex(yearIndex),
      month: monthIndex,
      date: date,
    };
  }
  function findPassedDaysAD(year, month, date) {
    var timeDiff = Math.abs(
      Date.UTC(year, month, date) -
        Date.UTC(beginEnglish.year, beginEnglish.month, beginEnglish.date),
    );
    var diffDays = Math.ceil(timeDiff / (1000 * 3600 * 24));
    return diffDays;
  }
  function mapDaysToDateAD(daysPassed) {
    var mappedDate = new Date(Date.UTC(1943, 3, 13 + daysPassed));
    return {
      year: mappedDate.getUTCFullYear(),
      month: mappedDate.getUTCMonth(),
      date: mappedDate.getUTCDate(),
      day: mappedDate.getUTCDay(),
    };
  }
  function convertToAD(bsDateObject) {
    try {
      var daysPassed_2 = findPassedDays(
        bsDateObject.year,
        bsDateObject.month,
        bsDateObject.date,
      );
      var BS = mapDaysToDate(daysPassed_2);
      var AD = mapDaysToDateAD(daysPassed_2);
      return {
        AD: AD,
        BS: __assign(__assign({}, BS), { day: AD.day }),
      };
    } catch (_a) {
      throw new Error("The date doesn't fall within 2000/01/01 - 2090/12/30");
    }
  }
  function convertToBS(adDateObject) {
    try {
      var daysPassed_3 = findPassedDaysAD(
        adDateObject.getFullYear(),
        adDateObject.getMonth(),
        adDateObject.getDate(),
      );
      var BS = mapDaysToDate(daysPassed_3);
      var AD = mapDaysToDateAD(daysPassed_3);
      return {
        AD: AD,
        BS: __assign(__assign({}, BS), { day: AD.day }),
      };
    } catch (_a) {
      throw new Error("The date doesn't fall within 2000/01/01 - 2090/12/30");
    }
  }
  function mapLanguageNumber(dateNumber, language) {
    return dateNumber
      .split('')
      .map(function (num) {
        return formatObj[language].date[parseInt(num, 10)];
      })
      .join('');
  }
  function format(bsDate, stringFormat, language) {
    return stringFormat
      .replace(
        /((\\[MDYd])|D{1,2}|M{1,4}|Y{2,4}|d{1,3})/g,
        function (match, _, matchedString) {
          var _a;
          switch (match) {
            case 'D':
              return mapLanguageNumber(bsDate.date.toString(), language);
            case 'DD':
              return mapLanguageNumber(bsDate.date.toString().padStart(2, '0'), language);
            case 'M':
              return mapLanguageNumber((bsDate.month + 1).toString(), language);
            case 'MM':
              return mapLanguageNumber(
                (bsDate.month + 1).toString().padStart(2, '0'),
                language,
              );
            case 'MMM':
              return formatObj[language].month.short[bsDate.month];
            case 'MMMM':
              return formatObj[language].month.long[bsDate.month];
            case 'YY':
              return mapLanguageNumber(bsDate.year.toString().slice(-2), language);
            case 'YYY':
              return mapLanguageNumber(bsDate.year.toString().slice(-3), language);
            case 'YYYY':
              return mapLanguageNumber(bsDate.year.toString(), language);
            case 'd':
              return mapLanguageNumber(
                ((_a = bsDate.day) === null || _a === void 0 ? void 0 : _a.toString()) ||
                  '0',
                language,
              );
            case 'dd':
              return formatObj[language].day.short[bsDate.day || 0];
            case 'ddd':
              return formatObj[language].day.long[bsDate.day || 0];
            default:
              return matchedString.replace('/', '');
          }
        },
      )
      .replace(/\\/g, '');
  }
  function parse(dateString) {
    var OFFICIAL_FORMAT = /(\d{4})\s*([/-]|\s+)\s*(\d{1,2})\s*([/-]|\s+)\s*(\d{1,2})/;
    var GEORGIAN_FORMAT = /(\d{1,2})\s*([/-]|\s+)\s*(\d{1,2})\s*([/-]|\s+)\s*(\d{4})/;
    var match;
    match = dateString.match(OFFICIAL_FORMAT);
    if (match !== null) {
      return {
        year: parseInt(match[1], 10),
        month: parseInt(match[3], 10) - 1,
        date: parseInt(match[5], 10),
      };
    }
    match = dateString.match(GEORGIAN_FORMAT);
    if (match !== null) {
      return {
        year: parseInt(match[5], 10),
        month: parseInt(match[3], 10) - 1,
        date: parseInt(match[1], 10),
      };
    }
    throw new Error('Invalid date format');
  }

  var dateSymbol = Symbol('Date');
  var daySymbol = Symbol('Day');
  var yearSymbol = Symbol('Year');
  var monthSymbol = Symbol('MonthIndex');
  var jsDateSymbol = Symbol('JsDate');
  var convertToBSMethod = Symbol('convertToBS()');
  var convertToADMethod = Symbol('convertToAD()');
  var setAdBs = Symbol('setADBS()');
  var setDayYearMonth = Symbol('setDayYearMonth()');
  var NepaliDate = /** @class */ (function () {
    function NepaliDate() {
      var constructorError = new Error('Invalid constructor arguments');
      if (arguments.length === 0) {
        this[convertToBSMethod](new Date());
      } else if (arguments.length === 1) {
        var argument = arguments[0];
        switch (typeof argument) {
          case 'number':
            this[convertToBSMethod](new Date(argument));
            break;
          case 'string':
            var _a = parse(argument),
              date = _a.date,
              year = _a.year,
              month = _a.month;
            this[setDayYearMonth](year, month, date);
            this[convertToADMethod]();
            break;
          case 'object':
            if (argument instanceof Date) {
              this[convertToBSMethod](argument);
            } else {
              throw constructorError;
            }
            break;
          default:
            throw constructorError;
        }
      } else if (arguments.length <= 3) {
        this[setDayYearMonth](arguments[0], arguments[1], arguments[2]);
        this[convertToADMethod]();
      } else {
        throw constructorError;
      }
    }
    NepaliDate.prototype[setDayYearMonth] = function (year, month, date, day) {
      if (month === void 0) {
        month = 0;
      }
      if (date === void 0) {
        date = 1;
      }
      if (day === void 0) {
        day = 0;
      }
      this[yearSymbol] = year;
      this[monthSymbol] = month;
      this[dateSymbol] = date;
      this[daySymbol] = day;
    };
    /**
     * Returns Javascript Date converted from nepali date.
     */
    NepaliDate.prototype.toJsDate = function () {
      return this[jsDateSymbol];
    };
    /**
     * Get Nepali date for the month
     */
    NepaliDate.prototype.getDate = function () {
      return this[dateSymbol];
    };
    /**
     * Get Nepali date year.
     */
    NepaliDate.prototype.getYear = function () {
      return this[yearSymbol];
    };
    /**
     * Get Week day index for the date.
     */
    NepaliDate.prototype.getDay = function () {
      return this[daySymbol];
    };
    /**
     * Get Nepali month index.
     *
     * ```
     * Baisakh => 0
     * Jestha => 1
     * Asar => 2
     * Shrawan => 3
     * Bhadra => 4
     * Aswin => 5
     * Kartik => 6
     * Mangsir => 7
     * Poush => 8
     * Magh => 9
     * Falgun => 10
     * Chaitra => 11
     * ```
     */
    NepaliDate.prototype.getMonth = function () {
      return this[monthSymbol];
    };
    /**
     * Returns an object with AD and BS object implementing IYearMonthDate
     *
     * Example:
     *
     * ```js
     * {
     *     BS: {
     *         year: 2052,
     *         month: 10,
     *         date: 10,
     *         day: 0
     *     },
     *     AD: {
     *         year: 2019,
     *         month: 10,
     *         date: 10,
     *         day: 0
     *     },
     *
     * }
     * ```
     */
    NepaliDate.prototype.getDateObject = function () {
      return {
        BS: this.getBS(),
        AD: this.getAD(),
      };
    };
    /**
     * Returns Nepali date fields in an object implementing IYearMonthDate
     *
     * ```js
     * {
     *     year: 2052,
     *     month: 10,
     *     date: 10,
     *     day: 0
     * }
     * ```
     */
    NepaliDate.prototype.getBS = function () {
      return {
        year: this[yearSymbol],
        month: this[monthSymbol],
        date: this[dateSymbol],
        day: this[daySymbol],
      };
    };
    /**
     * Returns AD date fields in an object implementing IYearMonthDate
     *
     * ```js
     * {
     *     year: 2019,
     *     month: 10,
     *     date: 10,
     *     day: 0
     * }
     * ```
     */
    NepaliDate.prototype.getAD = function () {
      return {
        year: this[jsDateSymbol].getFullYear(),
        month: this[jsDateSymbol].getMonth(),
        date: this[jsDateSymbol].getDate(),
        day: this[jsDateSymbol].getDay(),
      };
    };
    /**
     * Set date in the current date object. It can be positive or negative. Positive values within the month
     * will update the date only and more then month mill increment month and year. Negative value will deduct month and year depending on the value.
     * It is similar to javascript Date API.
     *
     * Example:
     * ```js
     * let a = new NepaliDate(2054,10,10);
     * a.setDate(11); // will make date NepaliDate(2054,10,11);
     * a.setDate(-1); // will make date NepaliDate(2054,9,29);
     * a.setDate(45); // will make date NepaliDate(2054,10,15);
     * ```
     * @param date positive or negative integer value to set date
     */
    NepaliDate.prototype.setDate = function (date) {
      var oldDate = this[dateSymbol];
      try {
        this[dateSymbol] = date;
        this[convertToADMethod]();
      } catch (e) {
        this[dateSymbol] = oldDate;
        throw e;
      }
    };
    /**
     * Set month in the current date object. It can be positive or negative. Positive values within the month
     * will update the month only and more then month mill increment month and year. Negative value will deduct month and year depending on the value.
     * It is similar to javascript Date API.
     *
     * Example:
     * ```js
     * let a = new NepaliDate(2054,10,10);
     * a.setMonth(1); // will make date NepaliDate(2054,11,10);
     * a.setMonth(-1); // will make date NepaliDate(2053,11,10);
     * a.setMonth(12); // will make date NepaliDate(2054,0,10);
     * ```
     * @param date positive or negative integer value to set month
     */
    NepaliDate.prototype.setMonth = function (month) {
      var oldMonth = this[monthSymbol];
      try {
        this[monthSymbol] = month;
        this[convertToADMethod]();
      } catch (e) {
        this[monthSymbol] = oldMonth;
        throw e;
      }
    };
    /**
     * Set year in the current date object. It only takes positive value i.e Nepali Year
     *
     * Example:
     * ```js
     * let a = new NepaliDate(2054,10,10);
     * a.setYear(2053); // will make date NepaliDate(2053,10,15);
     * ```
     * @param date positive integer value to set year
     */
    NepaliDate.prototype.setYear = function (year) {
      var oldYear = this[yearSymbol];
      try {
        this[yearSymbol] = year;
        this[convertToADMethod]();
      } catch (e) {
        this[yearSymbol] = oldYear;
        throw e;
      }
    };
    /**
     * Format Nepali date string based on format string.
     * ```
     * YYYY - 4 digit of year (2077)
     * YYY  - 3 digit of year (077)
     * YY   - 2 digit of year (77)
     * M    - month number (1 - 12)
     * MM   - month number with 0 padding (01 - 12)
     * MMM  - short month name (Bai, Jes, Asa, Shr, etc.)
     * MMMM - full month name (Baisakh, Jestha, Asar, ...)
     * D    - Day of Month (1, 2, ... 31, 32)
     * DD   - Day of Month with zero padding (01, 02, ...)
     * d    - Week day (0, 1, 2, 3, 4, 5, 6)
     * dd   - Week day in short format (Sun, Mon, ..)
     * ddd  - Week day in long format (Sunday, Monday, ...)
     * ```
     * Set language to 'np' for nepali format. The strings can be combined in any way to create desired format.
     * ```js
     * let a = new NepaliDate(2054,10,10);
     * a.format('YYYY/MM/DD') // '2054/11/10'
     * a.format('YYYY MM DD') // '2054 11 10'
     * a.format('YYYY') // '2054'
     * a.format('ddd DD, MMMM YYYY') // 'Sunday 10, Falgun 2054'
     * a.format('To\\day is ddd DD, MMMM YYYY') // 'Today is Sunday 10, Falgun 2054', Note: use '\\' to escape [YMDd]
     * a.format('DD/MM/YYYY', 'np') //' १०/११/२०५४'
     * a.format('dd', 'np') // 'आइतबार'
     * a.format('ddd DD, MMMM YYYY','np') // 'आइतबार १०, फाल्गुण २०५४'
     * // Set static variable to 'np' for default Nepali language
     * NepaliDate.language = 'np'
     * a.format('ddd DD, MMMM YYYY') // 'आइतबार १०, फाल्गुण २०५४'
     * ```
     * @param formatString
     * @param language en | np
     */
    NepaliDate.prototype.format = function (formatString, language) {
      if (language === void 0) {
        language = NepaliDate.language;
      }
      return format(this.getBS(), formatString, language);
    };
    /**
     * Returns new Nepali Date from the string date format
     * Similar to calling constructor with string parameter
     * @param dateString
     */
    NepaliDate.parse = function (dateString) {
      var _a = parse(dateString),
        date = _a.date,
        year = _a.year,
        month = _a.month;
      return new NepaliDate(year, month, date);
    };
    /**
     * Returns new Nepali Date converted form current day date.
     * Similar to calling empty constructor
     */
    NepaliDate.now = function () {
      return new NepaliDate();
    };
    /**
     * Returns new converted Nepali Date from the provided Javascript Date.
     * It is similar to passing string as constructor
     * @param date
     */
    NepaliDate.fromAD = function (date) {
      return new NepaliDate(date);
    };
    NepaliDate.prototype[convertToBSMethod] = function (date) {
      var _a = convertToBS(date),
        AD = _a.AD,
        BS = _a.BS;
      this[setAdBs](AD, BS);
    };
    NepaliDate.prototype[setAdBs] = function (AD, BS) {
      this[setDayYearMonth](BS.year, BS.month, BS.date, BS.day);
      this[jsDateSymbol] = new Date(AD.year, AD.month, AD.date);
    };
    NepaliDate.prototype[convertToADMethod] = function () {
      var _a = convertToAD({
          year: this[yearSymbol],
          month: this[monthSymbol],
          date: this[dateSymbol],
        }),
        AD = _a.AD,
        BS = _a.BS;
      this[setAdBs](AD, BS);
    };
    NepaliDate.prototype.valueOf = function () {
      return this[jsDateSymbol].getTime();
    };
    NepaliDate.prototype.toString = function () {
      return this.format('ddd DD, MMMM YYYY');
    };
    /**
     * Default language for formatting. Set the value to 'np' for default nepali formatting.
     */
    NepaliDate.language = Language.en;
    return NepaliDate;
  })(); // ./libs/web-platform/src/format/dates.ts

  //# sourceMappingURL=nepali-date-converter.es5.js.map

  /** UTC is stored, Kathmandu is shown (D36). */ const ZONE = 'Asia/Kathmandu';
  const tag = (locale) => (locale === 'ne' ? 'ne-NP' : 'en-GB');
  /** 20 Nov 2026 */ const formatDate = (iso, locale) =>
    new Intl.DateTimeFormat(tag(locale), {
      timeZone: ZONE,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }).format(new Date(iso));
  /** 18:30 */ const formatTime = (iso, locale) =>
    new Intl.DateTimeFormat(tag(locale), {
      timeZone: ZONE,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(new Date(iso));
  const STEPS = [
    ['year', 31_536_000],
    ['month', 2_592_000],
    ['week', 604_800],
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ];
  /** 4 minutes ago, in 3 days */ function formatRelative(iso, locale, now = Date.now()) {
    const seconds = (new Date(iso).getTime() - now) / 1000;
    const words = new Intl.RelativeTimeFormat(locale, {
      numeric: 'auto',
      style: 'short',
    });
    const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
    return step
      ? words.format(Math.trunc(seconds / step[1]), step[0])
      : words.format(0, 'second');
  }
  /** The calendar day in Kathmandu, as numbers: month from 1. */ function kathmanduDay(
    iso,
  ) {
    const text = new Intl.DateTimeFormat('en-CA', {
      timeZone: ZONE,
    }).format(new Date(iso));
    const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
    return [year, month, day];
  } // ./libs/web-platform/src/format/bikram-sambat.ts

  const LAST_YEAR = 2083;
  /** `4 Mangsir 2083` or `४ मंसिर २०८३`. The tables end with BS 2083: later days stay Gregorian. */ function formatBikramSambat(
    iso,
    locale,
  ) {
    const [year, month, day] = kathmanduDay(iso);
    try {
      const date = new NepaliDate(new Date(year, month - 1, day));
      if (date.getYear() > LAST_YEAR) return formatDate(iso, locale);
      return date.format('D MMMM YYYY', locale === 'ne' ? 'np' : 'en');
    } catch {
      return formatDate(iso, locale);
    }
  } // ./libs/web-platform/src/format/money.ts

  /** Prices are stored in NPR; any other currency is a translation by the daily rate (D34, D35). */ /** en-NP falls back to 12,345,678 in browsers, hence en-IN (D35). */ const localeTag =
    (locale) => (locale === 'ne' ? 'ne-NP' : 'en-IN');
  const whole = (value, tag) =>
    new Intl.NumberFormat(tag, {
      maximumFractionDigits: 0,
    }).format(value);
  /** The sign is ours: Intl's own differs between browser and server, which would break hydration. */ function rupees(
    amount,
    locale,
  ) {
    const sign = locale === 'ne' ? 'रू' : 'NPR';
    return `${sign}\u00a0${whole(amount, localeTag(locale))}`;
  }
  /** `NPR 1,45,000`, `रू १,४५,०००`, `≈ $ 1,090`. Without a rate the price stays in NPR. */ function formatMoney(
    amountNpr,
    style,
  ) {
    const amount = Number(amountNpr);
    const target = style.rates?.[style.currency];
    const rate = Number(target?.rate);
    if (style.currency === 'NPR' || !target || !(rate > 0)) {
      return rupees(amount, style.locale);
    }
    const tag = style.locale === 'ne' ? 'ne-NP' : target.locale;
    return `≈\u00a0${target.symbol}\u00a0${whole(amount / rate, tag)}`;
  } // ./libs/web-platform/src/format/numbers.ts

  /** 1,45,000 or १,४५,०००; at most two decimals. */ const formatNumber = (
    value,
    locale,
  ) =>
    new Intl.NumberFormat(localeTag(locale), {
      maximumFractionDigits: 2,
    }).format(Number(value));
  /** 15L or १५ लाख: for counts on cards. */ const formatCompact = (value, locale) =>
    new Intl.NumberFormat(localeTag(locale), {
      notation: 'compact',
      maximumFractionDigits: 1,
    }).format(value); // ./libs/web-platform/src/store/currency-slice.ts

  /** Only the choice lives here; the table of rates is the `currencies` query. */ const currencySlice =
    (0, toolkit_namespaceObject.createSlice)({
      name: 'currency',
      initialState: {
        code: 'NPR',
      },
      reducers: {
        currencyChosen: (state, action) => {
          state.code = action.payload;
        },
      },
      selectors: {
        selectCurrency: (state) => state.code,
      },
    });
  const { currencyChosen } = currencySlice.actions;
  const { selectCurrency } = currencySlice.selectors; // ./libs/web-platform/src/store/hooks.ts

  const useAppDispatch = external_react_redux_namespaceObject.useDispatch.withTypes();
  const useAppSelector = external_react_redux_namespaceObject.useSelector.withTypes(); // ./libs/web-platform/src/format/use-currency.ts

  const CURRENCY_KEY = 'haat_currency';
  /** The chosen currency, the ones on offer, and a way to choose; the choice outlives the visit. */ function useCurrency() {
    const dispatch = useAppDispatch();
    const { data } = useCurrenciesQuery();
    return {
      currency: useAppSelector(selectCurrency),
      currencies: data?.currencies ?? {},
      choose: (code) => {
        rememberPreference(CURRENCY_KEY, code);
        dispatch(currencyChosen(code));
      },
    };
  } // ./libs/web-platform/src/i18n/use-locale.ts

  const useLocale = () =>
    (0, external_lingui_react_namespaceObject.useLingui)().i18n.locale;
  /** Picks the Nepali name where there is one: categories, products and units carry both. */ function useLocalName() {
    const locale = useLocale();
    return (thing) => (locale === 'ne' && thing?.name_ne) || (thing?.name ?? '');
  } // ./libs/web-platform/src/format/use-format.ts

  /** Formatters bound to the visitor's language and currency. */ function useFormat() {
    const locale = useLocale();
    const currency = useAppSelector(selectCurrency);
    const { data } = useCurrenciesQuery();
    const style = {
      locale,
      currency,
      rates: data?.currencies,
    };
    return {
      money: (amountNpr) => formatMoney(amountNpr, style),
      number: (value) => formatNumber(value, locale),
      compact: (value) => formatCompact(value, locale),
      date: (iso) => formatDate(iso, locale),
      time: (iso) => formatTime(iso, locale),
      relative: (iso) => formatRelative(iso, locale),
      bikramSambat: (iso) => formatBikramSambat(iso, locale),
    };
  } // ./libs/web-platform/src/session/next-page.ts

  /** Where a visitor wanted to go before signing in; used once. */ const KEY =
    'haat.next';
  function rememberNext(path) {
    try {
      sessionStorage.setItem(KEY, path);
    } catch {
      // Without storage sign-in leads to the home page.
    }
  }
  function takeNext() {
    try {
      const path = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      // Only our own paths: "//host" would leave the site.
      return path && /^\/(?![/\\])/.test(path) ? path : '/';
    } catch {
      return '/';
    }
  } // ./libs/web-platform/src/guards/route-error.ts

  /** An error that the error page shows with its own status. */ class RouteError extends Error {
    status;
    constructor(status, message) {
      (super(message), (this.status = status));
      this.name = 'RouteError';
    }
  } // ./libs/web-platform/src/guards/rules.ts

  /** The five named guards of the specification (section 6), as decisions without React. */

  const ONBOARDED_STEP = 200;
  const rules = {
    authenticated: ({ auth }) => (auth.isAuth ? null : paths.signIn),
    guest: ({ auth, next }) => (auth.isAuth ? next() : null),
    profile: ({ auth, step }) => {
      if (!auth.isAuth) return paths.signIn;
      if (step === undefined) return 'wait';
      return step < ONBOARDED_STEP ? paths.sellerRegister : null;
    },
    seller: ({ auth }) =>
      auth.user?.roles.includes('seller') ? null : paths.sellerRegister,
    verified: ({ auth }) => (auth.user?.email_verified_at ? null : paths.emailResend),
  };
  function assertKnown(names) {
    if (names.some((name) => !Object.hasOwn(rules, name))) {
      throw new RouteError(500, 'Unknown middleware');
    }
  }
  /** The first guard that objects decides. */ function judge(names, input) {
    assertKnown(names);
    if (!input.auth.isRestored) return 'wait';
    for (const name of names) {
      const verdict = rules[name](input);
      if (verdict !== null) return verdict;
    }
    return null;
  } // ./libs/web-platform/src/guards/guard.tsx

  function useStep(isAsked) {
    const { data, error } = useSellerStepQuery(undefined, {
      skip: !isAsked,
    });
    // A 401 has already signed the visitor out; anything else is an error page.
    if (error && statusOf(error) !== 401) {
      throw new RouteError(statusOf(error) || 500, 'The seller profile did not load');
    }
    return data?.step;
  }
  /** Lets its children (or the route's outlet) show only when every named guard agrees. */ function Guard({
    names,
    children,
    waiting = null,
  }) {
    const auth = useAppSelector(selectAuth);
    const step = useStep(names.includes('profile') && auth.isAuth);
    const verdict = judge(names, {
      auth,
      step,
      next: () => 'next',
    });
    if (verdict === 'wait') return waiting;
    if (verdict === 'next')
      return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(ToNext, {});
    if (verdict === paths.signIn)
      return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(ToSignIn, {});
    if (verdict !== null)
      return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
        external_react_router_namespaceObject.Navigate,
        {
          to: verdict,
          replace: true,
        },
      );
    return (
      children ??
      /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
        external_react_router_namespaceObject.Outlet,
        {},
      )
    );
  }
  function ToSignIn() {
    const { pathname, search } = (0, external_react_router_namespaceObject.useLocation)();
    (0, external_react_.useEffect)(
      () => rememberNext(pathname + search),
      [pathname, search],
    );
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
      external_react_router_namespaceObject.Navigate,
      {
        to: paths.signIn,
        replace: true,
      },
    );
  }
  function ToNext() {
    // Read once: StrictMode renders twice, and the second reading would find nothing.
    const [next] = (0, external_react_.useState)(takeNext);
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
      external_react_router_namespaceObject.Navigate,
      {
        to: next,
        replace: true,
      },
    );
  } // ./libs/web-platform/src/live/event-stream.ts

  /** Server-sent events by fetch: EventSource cannot send the Authorization header. */ const EMPTY =
    {
      id: '',
      event: 'message',
      data: '',
    };
  /** One block of lines (without the blank line that ends it); null for a comment. */ function parseBlock(
    block,
  ) {
    const parsed = {
      ...EMPTY,
    };
    const data = [];
    for (const line of block.split(/\r?\n/)) {
      const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
      if (field === 'data') data.push(value);
      else if (field === 'event' || field === 'id') parsed[field] = value;
    }
    return data.length > 0
      ? {
          ...parsed,
          data: data.join('\n'),
        }
      : null;
  }
  /** Yields events until the stream ends. */ async function* readEvents(body) {
    const decoder = new TextDecoder();
    const reader = body.getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, {
        stream: true,
      });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
      }
    }
  } // ./libs/web-platform/src/live/follow-events.ts

  const FIRST_PAUSE_MS = 500;
  const LONGEST_PAUSE_MS = 30_000;
  const pause = (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  async function follow_events_open(follow, lastId) {
    const token = follow.token();
    return fetch(follow.url, {
      signal: follow.signal,
      headers: {
        accept: 'text/event-stream',
        ...(token
          ? {
              authorization: `Bearer ${token}`,
            }
          : {}),
        ...(lastId
          ? {
              'last-event-id': lastId,
            }
          : {}),
      },
    });
  }
  /** Reads for as long as the signal lives; comes back after every break, slower each time. */ async function followEvents(
    follow,
  ) {
    let lastId = '';
    let failures = 0;
    while (!follow.signal.aborted) {
      try {
        const answer = await follow_events_open(follow, lastId);
        if (answer.status === 401) await follow.onUnauthorised();
        if (!answer.ok || !answer.body)
          throw new Error(`stream answered ${answer.status}`);
        for await (const event of readEvents(answer.body)) {
          failures = 0;
          lastId = event.id || lastId;
          follow.onEvent(event);
        }
      } catch {
        failures += 1;
      }
      // Half of it is chance: a restarted server must not meet all pages at once.
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      await pause(longest * (0.5 + Math.random() / 2), follow.signal);
    }
  } // ./libs/web-platform/src/live/use-live-events.ts

  /** Follows a stream of the API while signed in, e.g. `/api/notifications/stream`. */ function useLiveEvents(
    url,
    onEvent,
  ) {
    const store = (0, external_react_redux_namespaceObject.useStore)();
    const isAuth = useAppSelector(selectIsAuth);
    const latest = (0, external_react_.useRef)(onEvent);
    (0, external_react_.useEffect)(() => {
      latest.current = onEvent;
    });
    (0, external_react_.useEffect)(() => {
      if (!isAuth) return;
      const stop = new AbortController();
      void followEvents({
        url,
        signal: stop.signal,
        token: () => store.getState().auth.access_token,
        onEvent: (event) => latest.current(event),
        // Any call renews the token, or signs out: one way of doing it.
        onUnauthorised: () =>
          store.dispatch(
            sessionApi.endpoints.user.initiate(undefined, {
              subscribe: false,
              forceRefetch: true,
            }),
          ),
      });
      return () => stop.abort();
    }, [isAuth, store, url]);
  } // ./libs/web-platform/src/notify/notify.ts

  /** Shows a toast. The toast library is fetched with the first one. */ function notify(
    kind,
    text,
    action,
  ) {
    void Promise.resolve(/* import() | toasts */)
      .then(() => __webpack_require__(709))
      .then(({ toast }) =>
        toast[kind](
          text,
          action
            ? {
                action,
              }
            : undefined,
        ),
      );
  } // ./libs/web-platform/src/notify/toaster.tsx

  const Sonner = /*#__PURE__*/ (0, external_react_.lazy)(() =>
    Promise.resolve(/* import() | toasts */)
      .then(() => __webpack_require__(709))
      .then((module) => ({
        default: module.Toaster,
      })),
  );
  const AFTER_LOAD_MS = 1500;
  /** The one place toasts appear: in the shell. Mounted late, it costs the first paint nothing. */ function Toaster() {
    const [isDue, setIsDue] = (0, external_react_.useState)(false);
    (0, external_react_.useEffect)(() => {
      const timer = setTimeout(() => setIsDue(true), AFTER_LOAD_MS);
      return () => clearTimeout(timer);
    }, []);
    if (!isDue) return null;
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(external_react_.Suspense, {
      children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Sonner, {
        position: 'bottom-center',
        toastOptions: {
          className: 'haat-toast',
        },
      }),
    });
  } // ./libs/web-platform/src/session/keep-session.ts

  function adopt(store) {
    const session = loadSession();
    store.dispatch(session.isAuth ? sessionSet(session) : sessionCleared());
  }
  /** Reads the stored session, then keeps store and storage equal over all tabs. Returns a stop. */ function keepSession(
    store,
  ) {
    adopt(store);
    let saved = store.getState().auth;
    const stopSaving = store.subscribe(() => {
      const { auth } = store.getState();
      if (auth === saved) return;
      saved = auth;
      saveSession(auth);
    });
    const onStorage = (event) => {
      // key null: storage was cleared as a whole.
      if (event.key === SESSION_KEY || event.key === null) adopt(store);
    };
    addEventListener('storage', onStorage);
    return () => {
      stopSaving();
      removeEventListener('storage', onStorage);
    };
  } // ./libs/web-platform/src/session/sign-out.ts

  /** Clears the session whatever the server answers (spec 4); private data leaves the cache with it. */ const signOut =
    () => async (dispatch) => {
      try {
        await dispatch(sessionApi.endpoints.logout.initiate()).unwrap();
      } catch {
        // The visitor asked to leave: a failing server does not keep them in.
      }
      dispatch(sessionCleared());
      dispatch(api.util.resetApiState());
    }; // ./libs/web-platform/src/session/use-session.ts

  /** The session with the questions screens ask of it. */ function useSession() {
    const auth = useAppSelector(selectAuth);
    const roles = auth.user?.roles ?? [];
    return {
      ...auth,
      isSeller: roles.includes('seller'),
      isAdmin: roles.includes('admin'),
      homePath: roles.includes('seller') ? '/seller' : '/buyer',
    };
  } // ./libs/web-platform/src/store/store.ts

  const rootReducer = (0, toolkit_namespaceObject.combineSlices)(
    authSlice,
    currencySlice,
    loadingSlice,
    api,
  ).withLazyLoadedSlices();
  /** One store per page, or per request on the server; `context` tells calls their origin and language. */ function makeStore(
    preloaded,
    context = {},
  ) {
    return (0, toolkit_namespaceObject.configureStore)({
      reducer: rootReducer,
      preloadedState: preloaded,
      middleware: (defaults) =>
        defaults({
          thunk: {
            extraArgument: context,
          },
        }).concat(api.middleware),
      devTools: false,
    });
  } // ./libs/web-platform/src/index.ts

  /**
   * What all front ends share at run time. It is one singleton for every team and the highest deployed
   * version wins: add, never rename or remove.
   */

  module.exports = __webpack_exports__;
  /******/
})();
