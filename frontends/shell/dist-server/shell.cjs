/******/ (() => {
  // webpackBootstrap
  /******/ 'use strict';
  /******/ var __webpack_modules__ = {};
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
  /******/ /* webpack/runtime/create fake namespace object */
  /******/ (() => {
    /******/ const getProto = Object.getPrototypeOf;
    /******/ let leafPrototypes;
    /******/ // create a fake namespace object
    /******/ // mode & 1: value is a module id, require it
    /******/ // mode & 2: merge all properties of value into the ns
    /******/ // mode & 4: return value when already ns object
    /******/ // mode & 16: return value when it's Promise-like
    /******/ // mode & 8|1: behave like require
    /******/ __webpack_require__.t = function (value, mode) {
      /******/ if (mode & 1) value = this(value);
      /******/ if (mode & 8) return value;
      /******/ if (typeof value === 'object' && value) {
        /******/ if (mode & 4 && value.__esModule) return value;
        /******/ if (mode & 16 && typeof value.then === 'function') return value;
        /******/
      }
      /******/ const ns = Object.create(null);
      /******/ __webpack_require__.r(ns);
      /******/ const def = {};
      /******/ leafPrototypes ||= [null, getProto({}), getProto([]), getProto(getProto)];
      /******/ for (
        var current = mode & 2 && value;
        (typeof current == 'object' || typeof current == 'function') &&
        !~leafPrototypes.indexOf(current);
        current = getProto(current)
      ) {
        /******/ Object.getOwnPropertyNames(current).forEach(
          (key) => (def[key] = () => value[key]),
        );
        /******/
      }
      /******/ def['default'] = () => value;
      /******/ __webpack_require__.d(ns, def);
      /******/ return ns;
      /******/
    };
    /******/
  })();
  /******/
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
  /******/ /* webpack/runtime/sharing */
  /******/ (() => {
    /******/ __webpack_require__.S = {};
    /******/ const initPromises = {};
    /******/ const initTokens = {};
    /******/ __webpack_require__.I = (name, initScope) => {
      /******/ if (!initScope) initScope = [];
      /******/ // handling circular init calls
      /******/ let initToken = initTokens[name];
      /******/ if (!initToken) initToken = initTokens[name] = {};
      /******/ if (initScope.indexOf(initToken) >= 0) return;
      /******/ initScope.push(initToken);
      /******/ // only runs once
      /******/ if (initPromises[name]) return initPromises[name];
      /******/ // creates a new share scope if needed
      /******/ if (!__webpack_require__.o(__webpack_require__.S, name))
        __webpack_require__.S[name] = {};
      /******/ // runs all init snippets from all modules reachable
      /******/ const scope = __webpack_require__.S[name];
      /******/ const warn = (msg) => {
        /******/ if (typeof console !== 'undefined' && console.warn) console.warn(msg);
        /******/
      };
      /******/ const uniqueName = 'haat';
      /******/ const register = (name, version, factory, eager) => {
        /******/ const versions = (scope[name] ||= {});
        /******/ const activeVersion = versions[version];
        /******/ if (
          !activeVersion ||
          (!activeVersion.loaded &&
            (!eager != !activeVersion.eager ? eager : uniqueName > activeVersion.from))
        )
          versions[version] = { get: factory, from: uniqueName, eager: !!eager };
        /******/
      };
      /******/ const initExternal = (id) => {
        /******/ const handleError = (err) =>
          warn('Initialization of sharing external failed: ' + err);
        /******/ try {
          /******/ const module = __webpack_require__(id);
          /******/ if (!module) return;
          /******/ const initFn = (module) =>
            module && module.init && module.init(__webpack_require__.S[name], initScope);
          /******/ if (module.then)
            return promises.push(module.then(initFn, handleError));
          /******/ const initResult = initFn(module);
          /******/ if (initResult?.then)
            return promises.push(initResult['catch'](handleError));
          /******/
        } catch (err) {
          handleError(err);
        }
        /******/
      };
      /******/ const promises = [];
      /******/ switch (name) {
        /******/
      }
      /******/ if (!promises.length) return (initPromises[name] = 1);
      /******/ return (initPromises[name] = Promise.all(promises).then(
        () => (initPromises[name] = 1),
      ));
      /******/
    };
    /******/
  })();
  /******/
  /************************************************************************/
  let __webpack_exports__ = {};
  // ESM COMPAT FLAG
  __webpack_require__.r(__webpack_exports__);

  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    entryOf: () => /* reexport */ entryOf,
    openStore: () => /* binding */ openStore,
    pageState: () => /* reexport */ pageState,
    prefetch: () => /* reexport */ prefetch,
    provideModule: () => /* reexport */ provideModule,
    render: () => /* binding */ render,
  }); // external "react/jsx-runtime"

  const jsx_runtime_namespaceObject = require('react/jsx-runtime'); // external "@haat/platform"
  const platform_namespaceObject = require('@haat/platform'); // ./libs/web-ui/src/locales/en/messages.ts
  /*eslint-disable*/ const messages = JSON.parse(
    '{"2FYpfJ":["More"],"6PbK0s":["This did not load"],"6gRgw8":["Retry"],"OngfiG":["Ask for price"],"QDEWii":["Verified"],"U_me-u":["Please try again in a moment."],"Z3zCAK":[["years"]," yrs"],"_dqduX":["Next page"],"aHKcKc":["Previous page"],"fbSO9r":["View shop"],"iu7tUI":["Breadcrumb"],"oxFbbh":["Wishlist: ",["name"]],"qAF5Yk":["Min. order <0>",["minimum"]," ",["unitName"],"</0>"],"tBww5I":["There is no connection right now. Please try again."],"uWT7wF":[["hours"]," h"],"wRR604":["Pages"],"xu7RPQ":["Less"],"yz7wBu":["Close"]}',
  ); // ./libs/web-ui/src/locales/ne/messages.ts

  /*eslint-disable*/ const messages_messages = JSON.parse(
    '{"2FYpfJ":["बढाउनुहोस्"],"6PbK0s":["यो खुल्न सकेन"],"6gRgw8":["फेरि प्रयास गर्नुहोस्"],"OngfiG":["मूल्य सोध्नुहोस्"],"QDEWii":["प्रमाणित"],"U_me-u":["केही बेरमा फेरि प्रयास गर्नुहोस्।"],"Z3zCAK":[["years"]," वर्ष"],"_dqduX":["अर्को पृष्ठ"],"aHKcKc":["अघिल्लो पृष्ठ"],"fbSO9r":["पसल हेर्नुहोस्"],"iu7tUI":["पृष्ठको बाटो"],"oxFbbh":["मनपर्ने सूची: ",["name"]],"qAF5Yk":["न्यूनतम अर्डर <0>",["minimum"]," ",["unitName"],"</0>"],"tBww5I":["अहिले इन्टरनेट जडान छैन। फेरि प्रयास गर्नुहोस्।"],"uWT7wF":[["hours"]," घण्टा"],"wRR604":["पृष्ठहरू"],"xu7RPQ":["घटाउनुहोस्"],"yz7wBu":["बन्द गर्नुहोस्"]}',
  ); // external "react"

  const external_react_namespaceObject = require('react');
  var external_react_namespaceObject_0 = /*#__PURE__*/ __webpack_require__.t(
    external_react_namespaceObject,
    2,
  ); // external "react-dom/server"
  const server_namespaceObject = require('react-dom/server'); // ./frontends/shell/src/locales/en/messages.ts
  /*eslint-disable*/ const en_messages_messages = JSON.parse(
    '{"5WmWCz":["This section is not available right now"],"Aemj6R":["Go to top"],"Ml3_WK":["The link may be old, or the product was taken down."],"Um77l2":["Explore industries"],"hr_d11":["Back to the home page"],"vPmt6M":["This page could not be found"],"xBrOy8":["Something went wrong on this page."],"yQE2r9":["Loading"]}',
  ); // ./frontends/shell/src/locales/ne/messages.ts

  /*eslint-disable*/ const ne_messages_messages = JSON.parse(
    '{"5WmWCz":["यो खण्ड अहिले उपलब्ध छैन"],"Aemj6R":["माथि जानुहोस्"],"Ml3_WK":["लिङ्क पुरानो भएको वा उत्पादन हटाइएको हुन सक्छ।"],"Um77l2":["उद्योगहरू हेर्नुहोस्"],"hr_d11":["गृहपृष्ठमा फर्कनुहोस्"],"vPmt6M":["यो पृष्ठ भेटिएन"],"xBrOy8":["यस पृष्ठमा केही गडबड भयो।"],"yQE2r9":["खुल्दै छ"]}',
  ); // ./node_modules/clsx/dist/clsx.mjs

  function r(e) {
    var t,
      f,
      n = '';
    if ('string' == typeof e || 'number' == typeof e) n += e;
    else if ('object' == typeof e)
      if (Array.isArray(e)) {
        var o = e.length;
        for (t = 0; t < o; t++) e[t] && (f = r(e[t])) && (n && (n += ' '), (n += f));
      } else for (f in e) e[f] && (n && (n += ' '), (n += f));
    return n;
  }
  function clsx() {
    for (var e, t, f = 0, n = '', o = arguments.length; f < o; f++)
      (e = arguments[f]) && (t = r(e)) && (n && (n += ' '), (n += t));
    return n;
  }
  /* harmony default export */ const dist_clsx =
    /* unused pure expression or super */ null && clsx; // ./node_modules/tailwind-merge/dist/bundle-mjs.mjs
  /**
   * Concatenates two arrays faster than the array spread operator.
   */
  const concatArrays = (array1, array2) => {
    // Pre-allocate for better V8 optimization
    const combinedArray = new Array(array1.length + array2.length);
    for (let i = 0; i < array1.length; i++) {
      combinedArray[i] = array1[i];
    }
    for (let i = 0; i < array2.length; i++) {
      combinedArray[array1.length + i] = array2[i];
    }
    return combinedArray;
  };

  // Factory function ensures consistent object shapes
  const createClassValidatorObject = (classGroupId, validator) => ({
    classGroupId,
    validator,
  });
  // Factory ensures consistent ClassPartObject shape
  const createClassPartObject = (
    nextPart = new Map(),
    validators = null,
    classGroupId,
  ) => ({
    nextPart,
    validators,
    classGroupId,
  });
  const CLASS_PART_SEPARATOR = '-';
  const EMPTY_CONFLICTS = [];
  // I use two dots here because one dot is used as prefix for class groups in plugins
  const ARBITRARY_PROPERTY_PREFIX = 'arbitrary..';
  const createClassGroupUtils = (config) => {
    const classMap = createClassMap(config);
    const { conflictingClassGroups, conflictingClassGroupModifiers } = config;
    const getClassGroupId = (className) => {
      if (className.startsWith('[') && className.endsWith(']')) {
        return getGroupIdForArbitraryProperty(className);
      }
      const classParts = className.split(CLASS_PART_SEPARATOR);
      // Classes like `-inset-1` produce an empty string as first classPart. We assume that classes for negative values are used correctly and skip it.
      const startIndex = classParts[0] === '' && classParts.length > 1 ? 1 : 0;
      return getGroupRecursive(classParts, startIndex, classMap);
    };
    const getConflictingClassGroupIds = (classGroupId, hasPostfixModifier) => {
      if (hasPostfixModifier) {
        const modifierConflicts = conflictingClassGroupModifiers[classGroupId];
        const baseConflicts = conflictingClassGroups[classGroupId];
        if (modifierConflicts) {
          if (baseConflicts) {
            // Merge base conflicts with modifier conflicts
            return concatArrays(baseConflicts, modifierConflicts);
          }
          // Only modifier conflicts
          return modifierConflicts;
        }
        // Fall back to without postfix if no modifier conflicts
        return baseConflicts || EMPTY_CONFLICTS;
      }
      return conflictingClassGroups[classGroupId] || EMPTY_CONFLICTS;
    };
    return {
      getClassGroupId,
      getConflictingClassGroupIds,
    };
  };
  const getGroupRecursive = (classParts, startIndex, classPartObject) => {
    const classPathsLength = classParts.length - startIndex;
    if (classPathsLength === 0) {
      return classPartObject.classGroupId;
    }
    const currentClassPart = classParts[startIndex];
    const nextClassPartObject = classPartObject.nextPart.get(currentClassPart);
    if (nextClassPartObject) {
      const result = getGroupRecursive(classParts, startIndex + 1, nextClassPartObject);
      if (result) return result;
    }
    const validators = classPartObject.validators;
    if (validators === null) {
      return undefined;
    }
    // Build classRest string efficiently by joining from startIndex onwards
    const classRest =
      startIndex === 0
        ? classParts.join(CLASS_PART_SEPARATOR)
        : classParts.slice(startIndex).join(CLASS_PART_SEPARATOR);
    const validatorsLength = validators.length;
    for (let i = 0; i < validatorsLength; i++) {
      const validatorObj = validators[i];
      if (validatorObj.validator(classRest)) {
        return validatorObj.classGroupId;
      }
    }
    return undefined;
  };
  /**
   * Get the class group ID for an arbitrary property.
   *
   * @param className - The class name to get the group ID for. Is expected to be string starting with `[` and ending with `]`.
   */
  const getGroupIdForArbitraryProperty = (className) =>
    className.slice(1, -1).indexOf(':') === -1
      ? undefined
      : (() => {
          const content = className.slice(1, -1);
          const colonIndex = content.indexOf(':');
          const property = content.slice(0, colonIndex);
          return property ? ARBITRARY_PROPERTY_PREFIX + property : undefined;
        })();
  /**
   * Exported for testing only
   */
  const createClassMap = (config) => {
    const { theme, classGroups } = config;
    return processClassGroups(classGroups, theme);
  };
  // Split into separate functions to maintain monomorphic call sites
  const processClassGroups = (classGroups, theme) => {
    const classMap = createClassPartObject();
    for (const classGroupId in classGroups) {
      const group = classGroups[classGroupId];
      processClassesRecursively(group, classMap, classGroupId, theme);
    }
    return classMap;
  };
  const processClassesRecursively = (
    classGroup,
    classPartObject,
    classGroupId,
    theme,
  ) => {
    const len = classGroup.length;
    for (let i = 0; i < len; i++) {
      const classDefinition = classGroup[i];
      processClassDefinition(classDefinition, classPartObject, classGroupId, theme);
    }
  };
  // Split into separate functions for each type to maintain monomorphic call sites
  const processClassDefinition = (
    classDefinition,
    classPartObject,
    classGroupId,
    theme,
  ) => {
    if (typeof classDefinition === 'string') {
      processStringDefinition(classDefinition, classPartObject, classGroupId);
      return;
    }
    if (typeof classDefinition === 'function') {
      processFunctionDefinition(classDefinition, classPartObject, classGroupId, theme);
      return;
    }
    processObjectDefinition(classDefinition, classPartObject, classGroupId, theme);
  };
  const processStringDefinition = (classDefinition, classPartObject, classGroupId) => {
    const classPartObjectToEdit =
      classDefinition === ''
        ? classPartObject
        : getPart(classPartObject, classDefinition);
    classPartObjectToEdit.classGroupId = classGroupId;
  };
  const processFunctionDefinition = (
    classDefinition,
    classPartObject,
    classGroupId,
    theme,
  ) => {
    if (isThemeGetter(classDefinition)) {
      processClassesRecursively(
        classDefinition(theme),
        classPartObject,
        classGroupId,
        theme,
      );
      return;
    }
    if (classPartObject.validators === null) {
      classPartObject.validators = [];
    }
    classPartObject.validators.push(
      createClassValidatorObject(classGroupId, classDefinition),
    );
  };
  const processObjectDefinition = (
    classDefinition,
    classPartObject,
    classGroupId,
    theme,
  ) => {
    const entries = Object.entries(classDefinition);
    const len = entries.length;
    for (let i = 0; i < len; i++) {
      const [key, value] = entries[i];
      processClassesRecursively(
        value,
        getPart(classPartObject, key),
        classGroupId,
        theme,
      );
    }
  };
  const getPart = (classPartObject, path) => {
    let current = classPartObject;
    const parts = path.split(CLASS_PART_SEPARATOR);
    const len = parts.length;
    for (let i = 0; i < len; i++) {
      const part = parts[i];
      let next = current.nextPart.get(part);
      if (!next) {
        next = createClassPartObject();
        current.nextPart.set(part, next);
      }
      current = next;
    }
    return current;
  };
  // Type guard maintains monomorphic check
  const isThemeGetter = (func) => 'isThemeGetter' in func && func.isThemeGetter === true;

  // LRU cache implementation using plain objects for simplicity
  const createLruCache = (maxCacheSize) => {
    if (maxCacheSize < 1) {
      return {
        get: () => undefined,
        set: () => {},
      };
    }
    let cacheSize = 0;
    let cache = Object.create(null);
    let previousCache = Object.create(null);
    const update = (key, value) => {
      cache[key] = value;
      cacheSize++;
      if (cacheSize > maxCacheSize) {
        cacheSize = 0;
        previousCache = cache;
        cache = Object.create(null);
      }
    };
    return {
      get(key) {
        let value = cache[key];
        if (value !== undefined) {
          return value;
        }
        if ((value = previousCache[key]) !== undefined) {
          update(key, value);
          return value;
        }
      },
      set(key, value) {
        if (key in cache) {
          cache[key] = value;
        } else {
          update(key, value);
        }
      },
    };
  };
  const IMPORTANT_MODIFIER = '!';
  const MODIFIER_SEPARATOR = ':';
  const EMPTY_MODIFIERS = [];
  // Pre-allocated result object shape for consistency
  const createResultObject = (
    modifiers,
    hasImportantModifier,
    baseClassName,
    maybePostfixModifierPosition,
    isExternal,
  ) => ({
    modifiers,
    hasImportantModifier,
    baseClassName,
    maybePostfixModifierPosition,
    isExternal,
  });
  const createParseClassName = (config) => {
    const { prefix, experimentalParseClassName } = config;
    /**
     * Parse class name into parts.
     *
     * Inspired by `splitAtTopLevelOnly` used in Tailwind CSS
     * @see https://github.com/tailwindlabs/tailwindcss/blob/v3.2.2/src/util/splitAtTopLevelOnly.js
     */
    let parseClassName = (className) => {
      // Use simple array with push for better performance
      const modifiers = [];
      let bracketDepth = 0;
      let parenDepth = 0;
      let modifierStart = 0;
      let postfixModifierPosition;
      const len = className.length;
      for (let index = 0; index < len; index++) {
        const currentCharacter = className[index];
        if (bracketDepth === 0 && parenDepth === 0) {
          if (currentCharacter === MODIFIER_SEPARATOR) {
            modifiers.push(className.slice(modifierStart, index));
            modifierStart = index + 1;
            continue;
          }
          if (currentCharacter === '/') {
            postfixModifierPosition = index;
            continue;
          }
        }
        if (currentCharacter === '[') bracketDepth++;
        else if (currentCharacter === ']') bracketDepth--;
        else if (currentCharacter === '(') parenDepth++;
        else if (currentCharacter === ')') parenDepth--;
      }
      const baseClassNameWithImportantModifier =
        modifiers.length === 0 ? className : className.slice(modifierStart);
      // Inline important modifier check
      let baseClassName = baseClassNameWithImportantModifier;
      let hasImportantModifier = false;
      if (baseClassNameWithImportantModifier.endsWith(IMPORTANT_MODIFIER)) {
        baseClassName = baseClassNameWithImportantModifier.slice(0, -1);
        hasImportantModifier = true;
      } else if (
        /**
         * In Tailwind CSS v3 the important modifier was at the start of the base class name. This is still supported for legacy reasons.
         * @see https://github.com/dcastil/tailwind-merge/issues/513#issuecomment-2614029864
         */
        baseClassNameWithImportantModifier.startsWith(IMPORTANT_MODIFIER)
      ) {
        baseClassName = baseClassNameWithImportantModifier.slice(1);
        hasImportantModifier = true;
      }
      const maybePostfixModifierPosition =
        postfixModifierPosition && postfixModifierPosition > modifierStart
          ? postfixModifierPosition - modifierStart
          : undefined;
      return createResultObject(
        modifiers,
        hasImportantModifier,
        baseClassName,
        maybePostfixModifierPosition,
      );
    };
    if (prefix) {
      const fullPrefix = prefix + MODIFIER_SEPARATOR;
      const parseClassNameOriginal = parseClassName;
      parseClassName = (className) =>
        className.startsWith(fullPrefix)
          ? parseClassNameOriginal(className.slice(fullPrefix.length))
          : createResultObject(EMPTY_MODIFIERS, false, className, undefined, true);
    }
    if (experimentalParseClassName) {
      const parseClassNameOriginal = parseClassName;
      parseClassName = (className) =>
        experimentalParseClassName({
          className,
          parseClassName: parseClassNameOriginal,
        });
    }
    return parseClassName;
  };

  /**
   * Sorts modifiers according to following schema:
   * - Predefined modifiers are sorted alphabetically
   * - When an arbitrary variant appears, it must be preserved which modifiers are before and after it
   */
  const createSortModifiers = (config) => {
    // Pre-compute weights for all known modifiers for O(1) comparison
    const modifierWeights = new Map();
    // Assign weights to sensitive modifiers (highest priority, but preserve order)
    config.orderSensitiveModifiers.forEach((mod, index) => {
      modifierWeights.set(mod, 1000000 + index); // High weights for sensitive mods
    });
    return (modifiers) => {
      const result = [];
      let currentSegment = [];
      // Process modifiers in one pass
      for (let i = 0; i < modifiers.length; i++) {
        const modifier = modifiers[i];
        // Check if modifier is sensitive (starts with '[' or in orderSensitiveModifiers)
        const isArbitrary = modifier[0] === '[';
        const isOrderSensitive = modifierWeights.has(modifier);
        if (isArbitrary || isOrderSensitive) {
          // Sort and flush current segment alphabetically
          if (currentSegment.length > 0) {
            currentSegment.sort();
            result.push(...currentSegment);
            currentSegment = [];
          }
          result.push(modifier);
        } else {
          // Regular modifier - add to current segment for batch sorting
          currentSegment.push(modifier);
        }
      }
      // Sort and add any remaining segment items
      if (currentSegment.length > 0) {
        currentSegment.sort();
        result.push(...currentSegment);
      }
      return result;
    };
  };
  const createConfigUtils = (config) => ({
    cache: createLruCache(config.cacheSize),
    parseClassName: createParseClassName(config),
    sortModifiers: createSortModifiers(config),
    postfixLookupClassGroupIds: createPostfixLookupClassGroupIds(config),
    ...createClassGroupUtils(config),
  });
  const createPostfixLookupClassGroupIds = (config) => {
    const lookup = Object.create(null);
    const classGroupIds = config.postfixLookupClassGroups;
    if (classGroupIds) {
      for (let i = 0; i < classGroupIds.length; i++) {
        lookup[classGroupIds[i]] = true;
      }
    }
    return lookup;
  };
  const SPLIT_CLASSES_REGEX = /\s+/;
  const mergeClassList = (classList, configUtils) => {
    const {
      parseClassName,
      getClassGroupId,
      getConflictingClassGroupIds,
      sortModifiers,
      postfixLookupClassGroupIds,
    } = configUtils;
    /**
     * Set of classGroupIds in following format:
     * `{importantModifier}{variantModifiers}{classGroupId}`
     * @example 'float'
     * @example 'hover:focus:bg-color'
     * @example 'md:!pr'
     */
    const classGroupsInConflict = [];
    const classNames = classList.trim().split(SPLIT_CLASSES_REGEX);
    let result = '';
    for (let index = classNames.length - 1; index >= 0; index -= 1) {
      const originalClassName = classNames[index];
      const {
        isExternal,
        modifiers,
        hasImportantModifier,
        baseClassName,
        maybePostfixModifierPosition,
      } = parseClassName(originalClassName);
      if (isExternal) {
        result = originalClassName + (result.length > 0 ? ' ' + result : result);
        continue;
      }
      let hasPostfixModifier = !!maybePostfixModifierPosition;
      let classGroupId;
      if (hasPostfixModifier) {
        const baseClassNameWithoutPostfix = baseClassName.substring(
          0,
          maybePostfixModifierPosition,
        );
        classGroupId = getClassGroupId(baseClassNameWithoutPostfix);
        const classGroupIdWithPostfix =
          classGroupId && postfixLookupClassGroupIds[classGroupId]
            ? getClassGroupId(baseClassName)
            : undefined;
        if (classGroupIdWithPostfix && classGroupIdWithPostfix !== classGroupId) {
          classGroupId = classGroupIdWithPostfix;
          hasPostfixModifier = false;
        }
      } else {
        classGroupId = getClassGroupId(baseClassName);
      }
      if (!classGroupId) {
        if (!hasPostfixModifier) {
          // Not a Tailwind class
          result = originalClassName + (result.length > 0 ? ' ' + result : result);
          continue;
        }
        classGroupId = getClassGroupId(baseClassName);
        if (!classGroupId) {
          // Not a Tailwind class
          result = originalClassName + (result.length > 0 ? ' ' + result : result);
          continue;
        }
        hasPostfixModifier = false;
      }
      // Fast path: skip sorting for empty or single modifier
      const variantModifier =
        modifiers.length === 0
          ? ''
          : modifiers.length === 1
            ? modifiers[0]
            : sortModifiers(modifiers).join(':');
      const modifierId = hasImportantModifier
        ? variantModifier + IMPORTANT_MODIFIER
        : variantModifier;
      const classId = modifierId + classGroupId;
      if (classGroupsInConflict.indexOf(classId) > -1) {
        // Tailwind class omitted due to conflict
        continue;
      }
      classGroupsInConflict.push(classId);
      const conflictGroups = getConflictingClassGroupIds(
        classGroupId,
        hasPostfixModifier,
      );
      for (let i = 0; i < conflictGroups.length; ++i) {
        const group = conflictGroups[i];
        classGroupsInConflict.push(modifierId + group);
      }
      // Tailwind class not in conflict
      result = originalClassName + (result.length > 0 ? ' ' + result : result);
    }
    return result;
  };

  /**
   * The code in this file is copied from https://github.com/lukeed/clsx and modified to suit the needs of tailwind-merge better.
   *
   * Specifically:
   * - Runtime code from https://github.com/lukeed/clsx/blob/v1.2.1/src/index.js
   * - TypeScript types from https://github.com/lukeed/clsx/blob/v1.2.1/clsx.d.ts
   *
   * Original code has MIT license: Copyright (c) Luke Edwards <luke.edwards05@gmail.com> (lukeed.com)
   */
  const twJoin = (...classLists) => {
    let index = 0;
    let argument;
    let resolvedValue;
    let string = '';
    while (index < classLists.length) {
      if ((argument = classLists[index++])) {
        if ((resolvedValue = toValue(argument))) {
          string && (string += ' ');
          string += resolvedValue;
        }
      }
    }
    return string;
  };
  const toValue = (mix) => {
    // Fast path for strings
    if (typeof mix === 'string') {
      return mix;
    }
    let resolvedValue;
    let string = '';
    for (let k = 0; k < mix.length; k++) {
      if (mix[k]) {
        if ((resolvedValue = toValue(mix[k]))) {
          string && (string += ' ');
          string += resolvedValue;
        }
      }
    }
    return string;
  };
  const createTailwindMerge = (createConfigFirst, ...createConfigRest) => {
    let configUtils;
    let cacheGet;
    let cacheSet;
    let functionToCall;
    const initTailwindMerge = (classList) => {
      const config = createConfigRest.reduce(
        (previousConfig, createConfigCurrent) => createConfigCurrent(previousConfig),
        createConfigFirst(),
      );
      configUtils = createConfigUtils(config);
      cacheGet = configUtils.cache.get;
      cacheSet = configUtils.cache.set;
      functionToCall = tailwindMerge;
      return tailwindMerge(classList);
    };
    const tailwindMerge = (classList) => {
      const cachedResult = cacheGet(classList);
      if (cachedResult) {
        return cachedResult;
      }
      const result = mergeClassList(classList, configUtils);
      cacheSet(classList, result);
      return result;
    };
    functionToCall = initTailwindMerge;
    return (...args) => functionToCall(twJoin(...args));
  };
  const fallbackThemeArr = [];
  const fromTheme = (key) => {
    const themeGetter = (theme) => theme[key] || fallbackThemeArr;
    themeGetter.isThemeGetter = true;
    themeGetter.themeKey = key;
    return themeGetter;
  };
  const arbitraryValueRegex = /^\[(?:(\w[\w-]*):)?(.+)\]$/i;
  const arbitraryVariableRegex = /^\((?:(\w[\w-]*):)?(.+)\)$/i;
  const fractionRegex = /^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/;
  const tshirtUnitRegex = /^(\d+(\.\d+)?)?(xs|sm|md|lg|xl)$/;
  const lengthUnitRegex =
    /\d+(%|px|r?em|[sdl]?v([hwib]|min|max)|pt|pc|in|cm|mm|cap|ch|ex|r?lh|cq(w|h|i|b|min|max))|\b(calc|min|max|clamp)\(.+\)|^0$/;
  const colorFunctionRegex =
    /^(rgba?|hsla?|hwb|(ok)?(lab|lch)|color-mix|color|light-dark)\(.+\)$/;
  // Shadow always begins with x and y offset separated by underscore optionally prepended by inset
  const shadowRegex = /^(inset_)?-?((\d+)?\.?(\d+)[a-z]+|0)_-?((\d+)?\.?(\d+)[a-z]+|0)/;
  const imageRegex =
    /^(url|image|image-set|cross-fade|element|(repeating-)?(linear|radial|conic)-gradient)\(.+\)$/;
  const isFraction = (value) => fractionRegex.test(value);
  const isNumber = (value) => !!value && !Number.isNaN(Number(value));
  const isInteger = (value) => !!value && Number.isInteger(Number(value));
  const isPercent = (value) => value.endsWith('%') && isNumber(value.slice(0, -1));
  const isTshirtSize = (value) => tshirtUnitRegex.test(value);
  const isAny = () => true;
  const isLengthOnly = (value) =>
    // `colorFunctionRegex` check is necessary because color functions can have percentages in them which which would be incorrectly classified as lengths.
    // For example, `hsl(0 0% 0%)` would be classified as a length without this check.
    // I could also use lookbehind assertion in `lengthUnitRegex` but that isn't supported widely enough.
    lengthUnitRegex.test(value) && !colorFunctionRegex.test(value);
  const isNever = () => false;
  const isShadow = (value) => shadowRegex.test(value);
  const isImage = (value) => imageRegex.test(value);
  const isAnyNonArbitrary = (value) =>
    !isArbitraryValue(value) && !isArbitraryVariable(value);
  const isNamedContainerQuery = (value) =>
    value.startsWith('@container') &&
    ((value[10] === '/' && value[11] !== undefined) ||
      (value[11] === 's' && value[16] !== undefined && value.startsWith('-size/', 10)) ||
      (value[11] === 'n' && value[18] !== undefined && value.startsWith('-normal/', 10)));
  const isArbitrarySize = (value) => getIsArbitraryValue(value, isLabelSize, isNever);
  const isArbitraryValue = (value) => arbitraryValueRegex.test(value);
  const isArbitraryLength = (value) =>
    getIsArbitraryValue(value, isLabelLength, isLengthOnly);
  const isArbitraryNumber = (value) =>
    getIsArbitraryValue(value, isLabelNumber, isNumber);
  const isArbitraryWeight = (value) => getIsArbitraryValue(value, isLabelWeight, isAny);
  const isArbitraryFamilyName = (value) =>
    getIsArbitraryValue(value, isLabelFamilyName, isNever);
  const isArbitraryPosition = (value) =>
    getIsArbitraryValue(value, isLabelPosition, isNever);
  const isArbitraryImage = (value) => getIsArbitraryValue(value, isLabelImage, isImage);
  const isArbitraryShadow = (value) =>
    getIsArbitraryValue(value, isLabelShadow, isShadow);
  const isArbitraryVariable = (value) => arbitraryVariableRegex.test(value);
  const isArbitraryVariableLength = (value) =>
    getIsArbitraryVariable(value, isLabelLength);
  const isArbitraryVariableFamilyName = (value) =>
    getIsArbitraryVariable(value, isLabelFamilyName);
  const isArbitraryVariablePosition = (value) =>
    getIsArbitraryVariable(value, isLabelPosition);
  const isArbitraryVariableSize = (value) => getIsArbitraryVariable(value, isLabelSize);
  const isArbitraryVariableImage = (value) => getIsArbitraryVariable(value, isLabelImage);
  const isArbitraryVariableShadow = (value) =>
    getIsArbitraryVariable(value, isLabelShadow, true);
  const isArbitraryVariableWeight = (value) =>
    getIsArbitraryVariable(value, isLabelWeight, true);
  // Helpers
  const getIsArbitraryValue = (value, testLabel, testValue) => {
    const result = arbitraryValueRegex.exec(value);
    if (result) {
      if (result[1]) {
        return testLabel(result[1]);
      }
      return testValue(result[2]);
    }
    return false;
  };
  const getIsArbitraryVariable = (value, testLabel, shouldMatchNoLabel = false) => {
    const result = arbitraryVariableRegex.exec(value);
    if (result) {
      if (result[1]) {
        return testLabel(result[1]);
      }
      return shouldMatchNoLabel;
    }
    return false;
  };
  // Labels
  const isLabelPosition = (label) => label === 'position' || label === 'percentage';
  const isLabelImage = (label) => label === 'image' || label === 'url';
  const isLabelSize = (label) =>
    label === 'length' || label === 'size' || label === 'bg-size';
  const isLabelLength = (label) => label === 'length';
  const isLabelNumber = (label) => label === 'number';
  const isLabelFamilyName = (label) => label === 'family-name';
  const isLabelWeight = (label) => label === 'number' || label === 'weight';
  const isLabelShadow = (label) => label === 'shadow';
  const validators = /*#__PURE__*/ Object.defineProperty(
    {
      __proto__: null,
      isAny,
      isAnyNonArbitrary,
      isArbitraryFamilyName,
      isArbitraryImage,
      isArbitraryLength,
      isArbitraryNumber,
      isArbitraryPosition,
      isArbitraryShadow,
      isArbitrarySize,
      isArbitraryValue,
      isArbitraryVariable,
      isArbitraryVariableFamilyName,
      isArbitraryVariableImage,
      isArbitraryVariableLength,
      isArbitraryVariablePosition,
      isArbitraryVariableShadow,
      isArbitraryVariableSize,
      isArbitraryVariableWeight,
      isArbitraryWeight,
      isFraction,
      isInteger,
      isNamedContainerQuery,
      isNumber,
      isPercent,
      isTshirtSize,
    },
    Symbol.toStringTag,
    {
      value: 'Module',
    },
  );
  const getDefaultConfig = () => {
    /**
     * Theme getters for theme variable namespaces
     * @see https://tailwindcss.com/docs/theme#theme-variable-namespaces
     */
    /***/
    const themeColor = fromTheme('color');
    const themeFont = fromTheme('font');
    const themeText = fromTheme('text');
    const themeFontWeight = fromTheme('font-weight');
    const themeTracking = fromTheme('tracking');
    const themeLeading = fromTheme('leading');
    const themeBreakpoint = fromTheme('breakpoint');
    const themeContainer = fromTheme('container');
    const themeSpacing = fromTheme('spacing');
    const themeRadius = fromTheme('radius');
    const themeShadow = fromTheme('shadow');
    const themeInsetShadow = fromTheme('inset-shadow');
    const themeTextShadow = fromTheme('text-shadow');
    const themeDropShadow = fromTheme('drop-shadow');
    const themeBlur = fromTheme('blur');
    const themePerspective = fromTheme('perspective');
    const themeAspect = fromTheme('aspect');
    const themeEase = fromTheme('ease');
    const themeAnimate = fromTheme('animate');
    /**
     * Helpers to avoid repeating the same scales
     *
     * We use functions that create a new array every time they're called instead of static arrays.
     * This ensures that users who modify any scale by mutating the array (e.g. with `array.push(element)`) don't accidentally mutate arrays in other parts of the config.
     */
    /***/
    const scaleBreak = () => [
      'auto',
      'avoid',
      'all',
      'avoid-page',
      'page',
      'left',
      'right',
      'column',
    ];
    const scalePosition = () => [
      'center',
      'top',
      'bottom',
      'left',
      'right',
      'top-left',
      // Deprecated since Tailwind CSS v4.1.0, see https://github.com/tailwindlabs/tailwindcss/pull/17378
      'left-top',
      'top-right',
      // Deprecated since Tailwind CSS v4.1.0, see https://github.com/tailwindlabs/tailwindcss/pull/17378
      'right-top',
      'bottom-right',
      // Deprecated since Tailwind CSS v4.1.0, see https://github.com/tailwindlabs/tailwindcss/pull/17378
      'right-bottom',
      'bottom-left',
      // Deprecated since Tailwind CSS v4.1.0, see https://github.com/tailwindlabs/tailwindcss/pull/17378
      'left-bottom',
    ];
    const scalePositionWithArbitrary = () => [
      ...scalePosition(),
      isArbitraryVariable,
      isArbitraryValue,
    ];
    const scaleOverflow = () => ['auto', 'hidden', 'clip', 'visible', 'scroll'];
    const scaleOverscroll = () => ['auto', 'contain', 'none'];
    const scaleUnambiguousSpacing = () => [
      isArbitraryVariable,
      isArbitraryValue,
      themeSpacing,
    ];
    const scaleInset = () => [isFraction, 'full', 'auto', ...scaleUnambiguousSpacing()];
    const scaleGridTemplateColsRows = () => [
      isInteger,
      'none',
      'subgrid',
      isArbitraryVariable,
      isArbitraryValue,
    ];
    const scaleGridColRowStartAndEnd = () => [
      'auto',
      {
        span: ['full', isInteger, isArbitraryVariable, isArbitraryValue],
      },
      isInteger,
      isArbitraryVariable,
      isArbitraryValue,
    ];
    const scaleGridColRowStartOrEnd = () => [
      isInteger,
      'auto',
      isArbitraryVariable,
      isArbitraryValue,
    ];
    const scaleGridAutoColsRows = () => [
      'auto',
      'min',
      'max',
      'fr',
      isArbitraryVariable,
      isArbitraryValue,
    ];
    const scaleAlignPrimaryAxis = () => [
      'start',
      'end',
      'center',
      'between',
      'around',
      'evenly',
      'stretch',
      'baseline',
      'center-safe',
      'end-safe',
    ];
    const scaleAlignSecondaryAxis = () => [
      'start',
      'end',
      'center',
      'stretch',
      'center-safe',
      'end-safe',
    ];
    const scaleMargin = () => ['auto', ...scaleUnambiguousSpacing()];
    const scaleSizing = () => [
      isFraction,
      'auto',
      'full',
      'dvw',
      'dvh',
      'lvw',
      'lvh',
      'svw',
      'svh',
      'min',
      'max',
      'fit',
      ...scaleUnambiguousSpacing(),
    ];
    const scaleSizingInline = () => [
      themeContainer,
      isFraction,
      'screen',
      'full',
      'dvw',
      'lvw',
      'svw',
      'min',
      'max',
      'fit',
      ...scaleUnambiguousSpacing(),
    ];
    const scaleSizingBlock = () => [
      isFraction,
      'screen',
      'full',
      'lh',
      'dvh',
      'lvh',
      'svh',
      'min',
      'max',
      'fit',
      ...scaleUnambiguousSpacing(),
    ];
    const scaleColor = () => [themeColor, isArbitraryVariable, isArbitraryValue];
    const scaleBgPosition = () => [
      ...scalePosition(),
      isArbitraryVariablePosition,
      isArbitraryPosition,
      {
        position: [isArbitraryVariable, isArbitraryValue],
      },
    ];
    const scaleBgRepeat = () => [
      'no-repeat',
      {
        repeat: ['', 'x', 'y', 'space', 'round'],
      },
    ];
    const scaleBgSize = () => [
      'auto',
      'cover',
      'contain',
      isArbitraryVariableSize,
      isArbitrarySize,
      {
        size: [isArbitraryVariable, isArbitraryValue],
      },
    ];
    const scaleGradientStopPosition = () => [
      isPercent,
      isArbitraryVariableLength,
      isArbitraryLength,
    ];
    const scaleRadius = () => [
      // Deprecated since Tailwind CSS v4.0.0
      '',
      'none',
      'full',
      themeRadius,
      isArbitraryVariable,
      isArbitraryValue,
    ];
    const scaleBorderWidth = () => [
      '',
      isNumber,
      isArbitraryVariableLength,
      isArbitraryLength,
    ];
    const scaleLineStyle = () => ['solid', 'dashed', 'dotted', 'double'];
    const scaleBlendMode = () => [
      'normal',
      'multiply',
      'screen',
      'overlay',
      'darken',
      'lighten',
      'color-dodge',
      'color-burn',
      'hard-light',
      'soft-light',
      'difference',
      'exclusion',
      'hue',
      'saturation',
      'color',
      'luminosity',
    ];
    const scaleMaskImagePosition = () => [
      isNumber,
      isPercent,
      isArbitraryVariablePosition,
      isArbitraryPosition,
    ];
    const scaleBlur = () => [
      // Deprecated since Tailwind CSS v4.0.0
      '',
      'none',
      themeBlur,
      isArbitraryVariable,
      isArbitraryValue,
    ];
    const scaleRotate = () => ['none', isNumber, isArbitraryVariable, isArbitraryValue];
    const scaleScale = () => ['none', isNumber, isArbitraryVariable, isArbitraryValue];
    const scaleSkew = () => [isNumber, isArbitraryVariable, isArbitraryValue];
    const scaleTranslate = () => [isFraction, 'full', ...scaleUnambiguousSpacing()];
    return {
      cacheSize: 500,
      theme: {
        animate: ['spin', 'ping', 'pulse', 'bounce'],
        aspect: ['video'],
        blur: [isTshirtSize],
        breakpoint: [isTshirtSize],
        color: [isAny],
        container: [isTshirtSize],
        'drop-shadow': [isTshirtSize],
        ease: ['in', 'out', 'in-out'],
        font: [isAnyNonArbitrary],
        'font-weight': [
          'thin',
          'extralight',
          'light',
          'normal',
          'medium',
          'semibold',
          'bold',
          'extrabold',
          'black',
        ],
        'inset-shadow': [isTshirtSize],
        leading: ['none', 'tight', 'snug', 'normal', 'relaxed', 'loose'],
        perspective: ['dramatic', 'near', 'normal', 'midrange', 'distant', 'none'],
        radius: [isTshirtSize],
        shadow: [isTshirtSize],
        spacing: ['px', isNumber],
        text: [isTshirtSize],
        'text-shadow': [isTshirtSize],
        tracking: ['tighter', 'tight', 'normal', 'wide', 'wider', 'widest'],
      },
      classGroups: {
        // --------------
        // --- Layout ---
        // --------------
        /**
         * Aspect Ratio
         * @see https://tailwindcss.com/docs/aspect-ratio
         */
        aspect: [
          {
            aspect: [
              'auto',
              'square',
              isFraction,
              isArbitraryValue,
              isArbitraryVariable,
              themeAspect,
            ],
          },
        ],
        /**
         * Container
         * @see https://tailwindcss.com/docs/container
         * @deprecated since Tailwind CSS v4.0.0
         */
        container: ['container'],
        /**
         * Container Type
         * @see https://tailwindcss.com/docs/responsive-design#container-queries
         */
        'container-type': [
          {
            '@container': ['', 'normal', 'size', isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Container Name
         * @see https://tailwindcss.com/docs/responsive-design#named-containers
         */
        'container-named': [isNamedContainerQuery],
        /**
         * Columns
         * @see https://tailwindcss.com/docs/columns
         */
        columns: [
          {
            columns: [
              isNumber,
              'auto',
              isArbitraryValue,
              isArbitraryVariable,
              themeContainer,
            ],
          },
        ],
        /**
         * Break After
         * @see https://tailwindcss.com/docs/break-after
         */
        'break-after': [
          {
            'break-after': scaleBreak(),
          },
        ],
        /**
         * Break Before
         * @see https://tailwindcss.com/docs/break-before
         */
        'break-before': [
          {
            'break-before': scaleBreak(),
          },
        ],
        /**
         * Break Inside
         * @see https://tailwindcss.com/docs/break-inside
         */
        'break-inside': [
          {
            'break-inside': ['auto', 'avoid', 'avoid-page', 'avoid-column'],
          },
        ],
        /**
         * Box Decoration Break
         * @see https://tailwindcss.com/docs/box-decoration-break
         */
        'box-decoration': [
          {
            'box-decoration': ['slice', 'clone'],
          },
        ],
        /**
         * Box Sizing
         * @see https://tailwindcss.com/docs/box-sizing
         */
        box: [
          {
            box: ['border', 'content'],
          },
        ],
        /**
         * Display
         * @see https://tailwindcss.com/docs/display
         */
        display: [
          'block',
          'inline-block',
          'inline',
          'flex',
          'inline-flex',
          'table',
          'inline-table',
          'table-caption',
          'table-cell',
          'table-column',
          'table-column-group',
          'table-footer-group',
          'table-header-group',
          'table-row-group',
          'table-row',
          'flow-root',
          'grid',
          'inline-grid',
          'contents',
          'list-item',
          'hidden',
        ],
        /**
         * Screen Reader Only
         * @see https://tailwindcss.com/docs/display#screen-reader-only
         */
        sr: ['sr-only', 'not-sr-only'],
        /**
         * Floats
         * @see https://tailwindcss.com/docs/float
         */
        float: [
          {
            float: ['right', 'left', 'none', 'start', 'end'],
          },
        ],
        /**
         * Clear
         * @see https://tailwindcss.com/docs/clear
         */
        clear: [
          {
            clear: ['left', 'right', 'both', 'none', 'start', 'end'],
          },
        ],
        /**
         * Isolation
         * @see https://tailwindcss.com/docs/isolation
         */
        isolation: ['isolate', 'isolation-auto'],
        /**
         * Object Fit
         * @see https://tailwindcss.com/docs/object-fit
         */
        'object-fit': [
          {
            object: ['contain', 'cover', 'fill', 'none', 'scale-down'],
          },
        ],
        /**
         * Object Position
         * @see https://tailwindcss.com/docs/object-position
         */
        'object-position': [
          {
            object: scalePositionWithArbitrary(),
          },
        ],
        /**
         * Overflow
         * @see https://tailwindcss.com/docs/overflow
         */
        overflow: [
          {
            overflow: scaleOverflow(),
          },
        ],
        /**
         * Overflow X
         * @see https://tailwindcss.com/docs/overflow
         */
        'overflow-x': [
          {
            'overflow-x': scaleOverflow(),
          },
        ],
        /**
         * Overflow Y
         * @see https://tailwindcss.com/docs/overflow
         */
        'overflow-y': [
          {
            'overflow-y': scaleOverflow(),
          },
        ],
        /**
         * Overscroll Behavior
         * @see https://tailwindcss.com/docs/overscroll-behavior
         */
        overscroll: [
          {
            overscroll: scaleOverscroll(),
          },
        ],
        /**
         * Overscroll Behavior X
         * @see https://tailwindcss.com/docs/overscroll-behavior
         */
        'overscroll-x': [
          {
            'overscroll-x': scaleOverscroll(),
          },
        ],
        /**
         * Overscroll Behavior Y
         * @see https://tailwindcss.com/docs/overscroll-behavior
         */
        'overscroll-y': [
          {
            'overscroll-y': scaleOverscroll(),
          },
        ],
        /**
         * Position
         * @see https://tailwindcss.com/docs/position
         */
        position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
        /**
         * Inset
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         */
        inset: [
          {
            inset: scaleInset(),
          },
        ],
        /**
         * Inset Inline
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         */
        'inset-x': [
          {
            'inset-x': scaleInset(),
          },
        ],
        /**
         * Inset Block
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         */
        'inset-y': [
          {
            'inset-y': scaleInset(),
          },
        ],
        /**
         * Inset Inline Start
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         * @todo class group will be renamed to `inset-s` in next major release
         */
        start: [
          {
            'inset-s': scaleInset(),
            /**
             * @deprecated since Tailwind CSS v4.2.0 in favor of `inset-s-*` utilities.
             * @see https://github.com/tailwindlabs/tailwindcss/pull/19613
             */
            start: scaleInset(),
          },
        ],
        /**
         * Inset Inline End
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         * @todo class group will be renamed to `inset-e` in next major release
         */
        end: [
          {
            'inset-e': scaleInset(),
            /**
             * @deprecated since Tailwind CSS v4.2.0 in favor of `inset-e-*` utilities.
             * @see https://github.com/tailwindlabs/tailwindcss/pull/19613
             */
            end: scaleInset(),
          },
        ],
        /**
         * Inset Block Start
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         */
        'inset-bs': [
          {
            'inset-bs': scaleInset(),
          },
        ],
        /**
         * Inset Block End
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         */
        'inset-be': [
          {
            'inset-be': scaleInset(),
          },
        ],
        /**
         * Top
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         */
        top: [
          {
            top: scaleInset(),
          },
        ],
        /**
         * Right
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         */
        right: [
          {
            right: scaleInset(),
          },
        ],
        /**
         * Bottom
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         */
        bottom: [
          {
            bottom: scaleInset(),
          },
        ],
        /**
         * Left
         * @see https://tailwindcss.com/docs/top-right-bottom-left
         */
        left: [
          {
            left: scaleInset(),
          },
        ],
        /**
         * Visibility
         * @see https://tailwindcss.com/docs/visibility
         */
        visibility: ['visible', 'invisible', 'collapse'],
        /**
         * Z-Index
         * @see https://tailwindcss.com/docs/z-index
         */
        z: [
          {
            z: [isInteger, 'auto', isArbitraryVariable, isArbitraryValue],
          },
        ],
        // ------------------------
        // --- Flexbox and Grid ---
        // ------------------------
        /**
         * Flex Basis
         * @see https://tailwindcss.com/docs/flex-basis
         */
        basis: [
          {
            basis: [
              isFraction,
              'full',
              'auto',
              themeContainer,
              ...scaleUnambiguousSpacing(),
            ],
          },
        ],
        /**
         * Flex Direction
         * @see https://tailwindcss.com/docs/flex-direction
         */
        'flex-direction': [
          {
            flex: ['row', 'row-reverse', 'col', 'col-reverse'],
          },
        ],
        /**
         * Flex Wrap
         * @see https://tailwindcss.com/docs/flex-wrap
         */
        'flex-wrap': [
          {
            flex: ['nowrap', 'wrap', 'wrap-reverse'],
          },
        ],
        /**
         * Flex
         * @see https://tailwindcss.com/docs/flex
         */
        flex: [
          {
            flex: [isNumber, isFraction, 'auto', 'initial', 'none', isArbitraryValue],
          },
        ],
        /**
         * Flex Grow
         * @see https://tailwindcss.com/docs/flex-grow
         */
        grow: [
          {
            grow: ['', isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Flex Shrink
         * @see https://tailwindcss.com/docs/flex-shrink
         */
        shrink: [
          {
            shrink: ['', isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Order
         * @see https://tailwindcss.com/docs/order
         */
        order: [
          {
            order: [
              isInteger,
              'first',
              'last',
              'none',
              isArbitraryVariable,
              isArbitraryValue,
            ],
          },
        ],
        /**
         * Grid Template Columns
         * @see https://tailwindcss.com/docs/grid-template-columns
         */
        'grid-cols': [
          {
            'grid-cols': scaleGridTemplateColsRows(),
          },
        ],
        /**
         * Grid Column Start / End
         * @see https://tailwindcss.com/docs/grid-column
         */
        'col-start-end': [
          {
            col: scaleGridColRowStartAndEnd(),
          },
        ],
        /**
         * Grid Column Start
         * @see https://tailwindcss.com/docs/grid-column
         */
        'col-start': [
          {
            'col-start': scaleGridColRowStartOrEnd(),
          },
        ],
        /**
         * Grid Column End
         * @see https://tailwindcss.com/docs/grid-column
         */
        'col-end': [
          {
            'col-end': scaleGridColRowStartOrEnd(),
          },
        ],
        /**
         * Grid Template Rows
         * @see https://tailwindcss.com/docs/grid-template-rows
         */
        'grid-rows': [
          {
            'grid-rows': scaleGridTemplateColsRows(),
          },
        ],
        /**
         * Grid Row Start / End
         * @see https://tailwindcss.com/docs/grid-row
         */
        'row-start-end': [
          {
            row: scaleGridColRowStartAndEnd(),
          },
        ],
        /**
         * Grid Row Start
         * @see https://tailwindcss.com/docs/grid-row
         */
        'row-start': [
          {
            'row-start': scaleGridColRowStartOrEnd(),
          },
        ],
        /**
         * Grid Row End
         * @see https://tailwindcss.com/docs/grid-row
         */
        'row-end': [
          {
            'row-end': scaleGridColRowStartOrEnd(),
          },
        ],
        /**
         * Grid Auto Flow
         * @see https://tailwindcss.com/docs/grid-auto-flow
         */
        'grid-flow': [
          {
            'grid-flow': ['row', 'col', 'dense', 'row-dense', 'col-dense'],
          },
        ],
        /**
         * Grid Auto Columns
         * @see https://tailwindcss.com/docs/grid-auto-columns
         */
        'auto-cols': [
          {
            'auto-cols': scaleGridAutoColsRows(),
          },
        ],
        /**
         * Grid Auto Rows
         * @see https://tailwindcss.com/docs/grid-auto-rows
         */
        'auto-rows': [
          {
            'auto-rows': scaleGridAutoColsRows(),
          },
        ],
        /**
         * Gap
         * @see https://tailwindcss.com/docs/gap
         */
        gap: [
          {
            gap: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Gap X
         * @see https://tailwindcss.com/docs/gap
         */
        'gap-x': [
          {
            'gap-x': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Gap Y
         * @see https://tailwindcss.com/docs/gap
         */
        'gap-y': [
          {
            'gap-y': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Justify Content
         * @see https://tailwindcss.com/docs/justify-content
         */
        'justify-content': [
          {
            justify: [...scaleAlignPrimaryAxis(), 'normal'],
          },
        ],
        /**
         * Justify Items
         * @see https://tailwindcss.com/docs/justify-items
         */
        'justify-items': [
          {
            'justify-items': [...scaleAlignSecondaryAxis(), 'normal'],
          },
        ],
        /**
         * Justify Self
         * @see https://tailwindcss.com/docs/justify-self
         */
        'justify-self': [
          {
            'justify-self': ['auto', ...scaleAlignSecondaryAxis()],
          },
        ],
        /**
         * Align Content
         * @see https://tailwindcss.com/docs/align-content
         */
        'align-content': [
          {
            content: ['normal', ...scaleAlignPrimaryAxis()],
          },
        ],
        /**
         * Align Items
         * @see https://tailwindcss.com/docs/align-items
         */
        'align-items': [
          {
            items: [
              ...scaleAlignSecondaryAxis(),
              {
                baseline: ['', 'last'],
              },
            ],
          },
        ],
        /**
         * Align Self
         * @see https://tailwindcss.com/docs/align-self
         */
        'align-self': [
          {
            self: [
              'auto',
              ...scaleAlignSecondaryAxis(),
              {
                baseline: ['', 'last'],
              },
            ],
          },
        ],
        /**
         * Place Content
         * @see https://tailwindcss.com/docs/place-content
         */
        'place-content': [
          {
            'place-content': scaleAlignPrimaryAxis(),
          },
        ],
        /**
         * Place Items
         * @see https://tailwindcss.com/docs/place-items
         */
        'place-items': [
          {
            'place-items': [...scaleAlignSecondaryAxis(), 'baseline'],
          },
        ],
        /**
         * Place Self
         * @see https://tailwindcss.com/docs/place-self
         */
        'place-self': [
          {
            'place-self': ['auto', ...scaleAlignSecondaryAxis()],
          },
        ],
        // Spacing
        /**
         * Padding
         * @see https://tailwindcss.com/docs/padding
         */
        p: [
          {
            p: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Padding Inline
         * @see https://tailwindcss.com/docs/padding
         */
        px: [
          {
            px: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Padding Block
         * @see https://tailwindcss.com/docs/padding
         */
        py: [
          {
            py: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Padding Inline Start
         * @see https://tailwindcss.com/docs/padding
         */
        ps: [
          {
            ps: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Padding Inline End
         * @see https://tailwindcss.com/docs/padding
         */
        pe: [
          {
            pe: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Padding Block Start
         * @see https://tailwindcss.com/docs/padding
         */
        pbs: [
          {
            pbs: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Padding Block End
         * @see https://tailwindcss.com/docs/padding
         */
        pbe: [
          {
            pbe: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Padding Top
         * @see https://tailwindcss.com/docs/padding
         */
        pt: [
          {
            pt: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Padding Right
         * @see https://tailwindcss.com/docs/padding
         */
        pr: [
          {
            pr: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Padding Bottom
         * @see https://tailwindcss.com/docs/padding
         */
        pb: [
          {
            pb: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Padding Left
         * @see https://tailwindcss.com/docs/padding
         */
        pl: [
          {
            pl: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Margin
         * @see https://tailwindcss.com/docs/margin
         */
        m: [
          {
            m: scaleMargin(),
          },
        ],
        /**
         * Margin Inline
         * @see https://tailwindcss.com/docs/margin
         */
        mx: [
          {
            mx: scaleMargin(),
          },
        ],
        /**
         * Margin Block
         * @see https://tailwindcss.com/docs/margin
         */
        my: [
          {
            my: scaleMargin(),
          },
        ],
        /**
         * Margin Inline Start
         * @see https://tailwindcss.com/docs/margin
         */
        ms: [
          {
            ms: scaleMargin(),
          },
        ],
        /**
         * Margin Inline End
         * @see https://tailwindcss.com/docs/margin
         */
        me: [
          {
            me: scaleMargin(),
          },
        ],
        /**
         * Margin Block Start
         * @see https://tailwindcss.com/docs/margin
         */
        mbs: [
          {
            mbs: scaleMargin(),
          },
        ],
        /**
         * Margin Block End
         * @see https://tailwindcss.com/docs/margin
         */
        mbe: [
          {
            mbe: scaleMargin(),
          },
        ],
        /**
         * Margin Top
         * @see https://tailwindcss.com/docs/margin
         */
        mt: [
          {
            mt: scaleMargin(),
          },
        ],
        /**
         * Margin Right
         * @see https://tailwindcss.com/docs/margin
         */
        mr: [
          {
            mr: scaleMargin(),
          },
        ],
        /**
         * Margin Bottom
         * @see https://tailwindcss.com/docs/margin
         */
        mb: [
          {
            mb: scaleMargin(),
          },
        ],
        /**
         * Margin Left
         * @see https://tailwindcss.com/docs/margin
         */
        ml: [
          {
            ml: scaleMargin(),
          },
        ],
        /**
         * Space Between X
         * @see https://tailwindcss.com/docs/margin#adding-space-between-children
         */
        'space-x': [
          {
            'space-x': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Space Between X Reverse
         * @see https://tailwindcss.com/docs/margin#adding-space-between-children
         */
        'space-x-reverse': ['space-x-reverse'],
        /**
         * Space Between Y
         * @see https://tailwindcss.com/docs/margin#adding-space-between-children
         */
        'space-y': [
          {
            'space-y': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Space Between Y Reverse
         * @see https://tailwindcss.com/docs/margin#adding-space-between-children
         */
        'space-y-reverse': ['space-y-reverse'],
        // --------------
        // --- Sizing ---
        // --------------
        /**
         * Size
         * @see https://tailwindcss.com/docs/width#setting-both-width-and-height
         */
        size: [
          {
            size: scaleSizing(),
          },
        ],
        /**
         * Inline Size
         * @see https://tailwindcss.com/docs/inline-size
         */
        'inline-size': [
          {
            inline: ['auto', ...scaleSizingInline()],
          },
        ],
        /**
         * Min-Inline Size
         * @see https://tailwindcss.com/docs/min-inline-size
         */
        'min-inline-size': [
          {
            'min-inline': ['auto', ...scaleSizingInline()],
          },
        ],
        /**
         * Max-Inline Size
         * @see https://tailwindcss.com/docs/max-inline-size
         */
        'max-inline-size': [
          {
            'max-inline': ['none', ...scaleSizingInline()],
          },
        ],
        /**
         * Block Size
         * @see https://tailwindcss.com/docs/block-size
         */
        'block-size': [
          {
            block: ['auto', ...scaleSizingBlock()],
          },
        ],
        /**
         * Min-Block Size
         * @see https://tailwindcss.com/docs/min-block-size
         */
        'min-block-size': [
          {
            'min-block': ['auto', ...scaleSizingBlock()],
          },
        ],
        /**
         * Max-Block Size
         * @see https://tailwindcss.com/docs/max-block-size
         */
        'max-block-size': [
          {
            'max-block': ['none', ...scaleSizingBlock()],
          },
        ],
        /**
         * Width
         * @see https://tailwindcss.com/docs/width
         */
        w: [
          {
            w: [themeContainer, 'screen', ...scaleSizing()],
          },
        ],
        /**
         * Min-Width
         * @see https://tailwindcss.com/docs/min-width
         */
        'min-w': [
          {
            'min-w': [
              themeContainer,
              'screen' /** Deprecated. @see https://github.com/tailwindlabs/tailwindcss.com/issues/2027#issuecomment-2620152757 */,
              'none',
              ...scaleSizing(),
            ],
          },
        ],
        /**
         * Max-Width
         * @see https://tailwindcss.com/docs/max-width
         */
        'max-w': [
          {
            'max-w': [
              themeContainer,
              'screen',
              'none' /** Deprecated since Tailwind CSS v4.0.0. @see https://github.com/tailwindlabs/tailwindcss.com/issues/2027#issuecomment-2620152757 */,
              'prose' /** Deprecated since Tailwind CSS v4.0.0. @see https://github.com/tailwindlabs/tailwindcss.com/issues/2027#issuecomment-2620152757 */,
              {
                screen: [themeBreakpoint],
              },
              ...scaleSizing(),
            ],
          },
        ],
        /**
         * Height
         * @see https://tailwindcss.com/docs/height
         */
        h: [
          {
            h: ['screen', 'lh', ...scaleSizing()],
          },
        ],
        /**
         * Min-Height
         * @see https://tailwindcss.com/docs/min-height
         */
        'min-h': [
          {
            'min-h': ['screen', 'lh', 'none', ...scaleSizing()],
          },
        ],
        /**
         * Max-Height
         * @see https://tailwindcss.com/docs/max-height
         */
        'max-h': [
          {
            'max-h': ['screen', 'lh', 'none', ...scaleSizing()],
          },
        ],
        // ------------------
        // --- Typography ---
        // ------------------
        /**
         * Font Size
         * @see https://tailwindcss.com/docs/font-size
         */
        'font-size': [
          {
            text: ['base', themeText, isArbitraryVariableLength, isArbitraryLength],
          },
        ],
        /**
         * Font Smoothing
         * @see https://tailwindcss.com/docs/font-smoothing
         */
        'font-smoothing': ['antialiased', 'subpixel-antialiased'],
        /**
         * Font Style
         * @see https://tailwindcss.com/docs/font-style
         */
        'font-style': ['italic', 'not-italic'],
        /**
         * Font Weight
         * @see https://tailwindcss.com/docs/font-weight
         */
        'font-weight': [
          {
            font: [themeFontWeight, isArbitraryVariableWeight, isArbitraryWeight],
          },
        ],
        /**
         * Font Stretch
         * @see https://tailwindcss.com/docs/font-stretch
         */
        'font-stretch': [
          {
            'font-stretch': [
              'ultra-condensed',
              'extra-condensed',
              'condensed',
              'semi-condensed',
              'normal',
              'semi-expanded',
              'expanded',
              'extra-expanded',
              'ultra-expanded',
              isPercent,
              isArbitraryValue,
            ],
          },
        ],
        /**
         * Font Family
         * @see https://tailwindcss.com/docs/font-family
         */
        'font-family': [
          {
            font: [isArbitraryVariableFamilyName, isArbitraryFamilyName, themeFont],
          },
        ],
        /**
         * Font Feature Settings
         * @see https://tailwindcss.com/docs/font-feature-settings
         */
        'font-features': [
          {
            'font-features': [isArbitraryValue],
          },
        ],
        /**
         * Font Variant Numeric
         * @see https://tailwindcss.com/docs/font-variant-numeric
         */
        'fvn-normal': ['normal-nums'],
        /**
         * Font Variant Numeric
         * @see https://tailwindcss.com/docs/font-variant-numeric
         */
        'fvn-ordinal': ['ordinal'],
        /**
         * Font Variant Numeric
         * @see https://tailwindcss.com/docs/font-variant-numeric
         */
        'fvn-slashed-zero': ['slashed-zero'],
        /**
         * Font Variant Numeric
         * @see https://tailwindcss.com/docs/font-variant-numeric
         */
        'fvn-figure': ['lining-nums', 'oldstyle-nums'],
        /**
         * Font Variant Numeric
         * @see https://tailwindcss.com/docs/font-variant-numeric
         */
        'fvn-spacing': ['proportional-nums', 'tabular-nums'],
        /**
         * Font Variant Numeric
         * @see https://tailwindcss.com/docs/font-variant-numeric
         */
        'fvn-fraction': ['diagonal-fractions', 'stacked-fractions'],
        /**
         * Letter Spacing
         * @see https://tailwindcss.com/docs/letter-spacing
         */
        tracking: [
          {
            tracking: [themeTracking, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Line Clamp
         * @see https://tailwindcss.com/docs/line-clamp
         */
        'line-clamp': [
          {
            'line-clamp': [isNumber, 'none', isArbitraryVariable, isArbitraryNumber],
          },
        ],
        /**
         * Line Height
         * @see https://tailwindcss.com/docs/line-height
         */
        leading: [
          {
            leading: [
              'none' /** Deprecated since Tailwind CSS v4.0.0. @see https://github.com/tailwindlabs/tailwindcss.com/issues/2027#issuecomment-2620152757 */,
              themeLeading,
              ...scaleUnambiguousSpacing(),
            ],
          },
        ],
        /**
         * List Style Image
         * @see https://tailwindcss.com/docs/list-style-image
         */
        'list-image': [
          {
            'list-image': ['none', isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * List Style Position
         * @see https://tailwindcss.com/docs/list-style-position
         */
        'list-style-position': [
          {
            list: ['inside', 'outside'],
          },
        ],
        /**
         * List Style Type
         * @see https://tailwindcss.com/docs/list-style-type
         */
        'list-style-type': [
          {
            list: ['disc', 'decimal', 'none', isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Text Alignment
         * @see https://tailwindcss.com/docs/text-align
         */
        'text-alignment': [
          {
            text: ['left', 'center', 'right', 'justify', 'start', 'end'],
          },
        ],
        /**
         * Placeholder Color
         * @deprecated since Tailwind CSS v3.0.0
         * @see https://v3.tailwindcss.com/docs/placeholder-color
         */
        'placeholder-color': [
          {
            placeholder: scaleColor(),
          },
        ],
        /**
         * Text Color
         * @see https://tailwindcss.com/docs/text-color
         */
        'text-color': [
          {
            text: scaleColor(),
          },
        ],
        /**
         * Text Decoration
         * @see https://tailwindcss.com/docs/text-decoration
         */
        'text-decoration': ['underline', 'overline', 'line-through', 'no-underline'],
        /**
         * Text Decoration Style
         * @see https://tailwindcss.com/docs/text-decoration-style
         */
        'text-decoration-style': [
          {
            decoration: [...scaleLineStyle(), 'wavy'],
          },
        ],
        /**
         * Text Decoration Thickness
         * @see https://tailwindcss.com/docs/text-decoration-thickness
         */
        'text-decoration-thickness': [
          {
            decoration: [
              isNumber,
              'from-font',
              'auto',
              isArbitraryVariable,
              isArbitraryLength,
            ],
          },
        ],
        /**
         * Text Decoration Color
         * @see https://tailwindcss.com/docs/text-decoration-color
         */
        'text-decoration-color': [
          {
            decoration: scaleColor(),
          },
        ],
        /**
         * Text Underline Offset
         * @see https://tailwindcss.com/docs/text-underline-offset
         */
        'underline-offset': [
          {
            'underline-offset': [isNumber, 'auto', isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Text Transform
         * @see https://tailwindcss.com/docs/text-transform
         */
        'text-transform': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
        /**
         * Text Overflow
         * @see https://tailwindcss.com/docs/text-overflow
         */
        'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
        /**
         * Text Wrap
         * @see https://tailwindcss.com/docs/text-wrap
         */
        'text-wrap': [
          {
            text: ['wrap', 'nowrap', 'balance', 'pretty'],
          },
        ],
        /**
         * Text Indent
         * @see https://tailwindcss.com/docs/text-indent
         */
        indent: [
          {
            indent: scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Tab Size
         * @see https://tailwindcss.com/docs/tab-size
         */
        'tab-size': [
          {
            tab: [isInteger, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Vertical Alignment
         * @see https://tailwindcss.com/docs/vertical-align
         */
        'vertical-align': [
          {
            align: [
              'baseline',
              'top',
              'middle',
              'bottom',
              'text-top',
              'text-bottom',
              'sub',
              'super',
              isArbitraryVariable,
              isArbitraryValue,
            ],
          },
        ],
        /**
         * Whitespace
         * @see https://tailwindcss.com/docs/whitespace
         */
        whitespace: [
          {
            whitespace: [
              'normal',
              'nowrap',
              'pre',
              'pre-line',
              'pre-wrap',
              'break-spaces',
            ],
          },
        ],
        /**
         * Word Break
         * @see https://tailwindcss.com/docs/word-break
         */
        break: [
          {
            break: ['normal', 'words', 'all', 'keep'],
          },
        ],
        /**
         * Overflow Wrap
         * @see https://tailwindcss.com/docs/overflow-wrap
         */
        wrap: [
          {
            wrap: ['break-word', 'anywhere', 'normal'],
          },
        ],
        /**
         * Hyphens
         * @see https://tailwindcss.com/docs/hyphens
         */
        hyphens: [
          {
            hyphens: ['none', 'manual', 'auto'],
          },
        ],
        /**
         * Content
         * @see https://tailwindcss.com/docs/content
         */
        content: [
          {
            content: ['none', isArbitraryVariable, isArbitraryValue],
          },
        ],
        // -------------------
        // --- Backgrounds ---
        // -------------------
        /**
         * Background Attachment
         * @see https://tailwindcss.com/docs/background-attachment
         */
        'bg-attachment': [
          {
            bg: ['fixed', 'local', 'scroll'],
          },
        ],
        /**
         * Background Clip
         * @see https://tailwindcss.com/docs/background-clip
         */
        'bg-clip': [
          {
            'bg-clip': ['border', 'padding', 'content', 'text'],
          },
        ],
        /**
         * Background Origin
         * @see https://tailwindcss.com/docs/background-origin
         */
        'bg-origin': [
          {
            'bg-origin': ['border', 'padding', 'content'],
          },
        ],
        /**
         * Background Position
         * @see https://tailwindcss.com/docs/background-position
         */
        'bg-position': [
          {
            bg: scaleBgPosition(),
          },
        ],
        /**
         * Background Repeat
         * @see https://tailwindcss.com/docs/background-repeat
         */
        'bg-repeat': [
          {
            bg: scaleBgRepeat(),
          },
        ],
        /**
         * Background Size
         * @see https://tailwindcss.com/docs/background-size
         */
        'bg-size': [
          {
            bg: scaleBgSize(),
          },
        ],
        /**
         * Background Image
         * @see https://tailwindcss.com/docs/background-image
         */
        'bg-image': [
          {
            bg: [
              'none',
              {
                linear: [
                  {
                    to: ['t', 'tr', 'r', 'br', 'b', 'bl', 'l', 'tl'],
                  },
                  isInteger,
                  isArbitraryVariable,
                  isArbitraryValue,
                ],
                radial: ['', isArbitraryVariable, isArbitraryValue],
                conic: ['', isInteger, isArbitraryVariable, isArbitraryValue],
              },
              isArbitraryVariableImage,
              isArbitraryImage,
            ],
          },
        ],
        /**
         * Background Color
         * @see https://tailwindcss.com/docs/background-color
         */
        'bg-color': [
          {
            bg: scaleColor(),
          },
        ],
        /**
         * Gradient Color Stops From Position
         * @see https://tailwindcss.com/docs/gradient-color-stops
         */
        'gradient-from-pos': [
          {
            from: scaleGradientStopPosition(),
          },
        ],
        /**
         * Gradient Color Stops Via Position
         * @see https://tailwindcss.com/docs/gradient-color-stops
         */
        'gradient-via-pos': [
          {
            via: scaleGradientStopPosition(),
          },
        ],
        /**
         * Gradient Color Stops To Position
         * @see https://tailwindcss.com/docs/gradient-color-stops
         */
        'gradient-to-pos': [
          {
            to: scaleGradientStopPosition(),
          },
        ],
        /**
         * Gradient Color Stops From
         * @see https://tailwindcss.com/docs/gradient-color-stops
         */
        'gradient-from': [
          {
            from: scaleColor(),
          },
        ],
        /**
         * Gradient Color Stops Via
         * @see https://tailwindcss.com/docs/gradient-color-stops
         */
        'gradient-via': [
          {
            via: scaleColor(),
          },
        ],
        /**
         * Gradient Color Stops To
         * @see https://tailwindcss.com/docs/gradient-color-stops
         */
        'gradient-to': [
          {
            to: scaleColor(),
          },
        ],
        // ---------------
        // --- Borders ---
        // ---------------
        /**
         * Border Radius
         * @see https://tailwindcss.com/docs/border-radius
         */
        rounded: [
          {
            rounded: scaleRadius(),
          },
        ],
        /**
         * Border Radius Start
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-s': [
          {
            'rounded-s': scaleRadius(),
          },
        ],
        /**
         * Border Radius End
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-e': [
          {
            'rounded-e': scaleRadius(),
          },
        ],
        /**
         * Border Radius Top
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-t': [
          {
            'rounded-t': scaleRadius(),
          },
        ],
        /**
         * Border Radius Right
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-r': [
          {
            'rounded-r': scaleRadius(),
          },
        ],
        /**
         * Border Radius Bottom
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-b': [
          {
            'rounded-b': scaleRadius(),
          },
        ],
        /**
         * Border Radius Left
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-l': [
          {
            'rounded-l': scaleRadius(),
          },
        ],
        /**
         * Border Radius Start Start
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-ss': [
          {
            'rounded-ss': scaleRadius(),
          },
        ],
        /**
         * Border Radius Start End
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-se': [
          {
            'rounded-se': scaleRadius(),
          },
        ],
        /**
         * Border Radius End End
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-ee': [
          {
            'rounded-ee': scaleRadius(),
          },
        ],
        /**
         * Border Radius End Start
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-es': [
          {
            'rounded-es': scaleRadius(),
          },
        ],
        /**
         * Border Radius Top Left
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-tl': [
          {
            'rounded-tl': scaleRadius(),
          },
        ],
        /**
         * Border Radius Top Right
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-tr': [
          {
            'rounded-tr': scaleRadius(),
          },
        ],
        /**
         * Border Radius Bottom Right
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-br': [
          {
            'rounded-br': scaleRadius(),
          },
        ],
        /**
         * Border Radius Bottom Left
         * @see https://tailwindcss.com/docs/border-radius
         */
        'rounded-bl': [
          {
            'rounded-bl': scaleRadius(),
          },
        ],
        /**
         * Border Width
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w': [
          {
            border: scaleBorderWidth(),
          },
        ],
        /**
         * Border Width Inline
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w-x': [
          {
            'border-x': scaleBorderWidth(),
          },
        ],
        /**
         * Border Width Block
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w-y': [
          {
            'border-y': scaleBorderWidth(),
          },
        ],
        /**
         * Border Width Inline Start
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w-s': [
          {
            'border-s': scaleBorderWidth(),
          },
        ],
        /**
         * Border Width Inline End
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w-e': [
          {
            'border-e': scaleBorderWidth(),
          },
        ],
        /**
         * Border Width Block Start
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w-bs': [
          {
            'border-bs': scaleBorderWidth(),
          },
        ],
        /**
         * Border Width Block End
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w-be': [
          {
            'border-be': scaleBorderWidth(),
          },
        ],
        /**
         * Border Width Top
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w-t': [
          {
            'border-t': scaleBorderWidth(),
          },
        ],
        /**
         * Border Width Right
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w-r': [
          {
            'border-r': scaleBorderWidth(),
          },
        ],
        /**
         * Border Width Bottom
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w-b': [
          {
            'border-b': scaleBorderWidth(),
          },
        ],
        /**
         * Border Width Left
         * @see https://tailwindcss.com/docs/border-width
         */
        'border-w-l': [
          {
            'border-l': scaleBorderWidth(),
          },
        ],
        /**
         * Divide Width X
         * @see https://tailwindcss.com/docs/border-width#between-children
         */
        'divide-x': [
          {
            'divide-x': scaleBorderWidth(),
          },
        ],
        /**
         * Divide Width X Reverse
         * @see https://tailwindcss.com/docs/border-width#between-children
         */
        'divide-x-reverse': ['divide-x-reverse'],
        /**
         * Divide Width Y
         * @see https://tailwindcss.com/docs/border-width#between-children
         */
        'divide-y': [
          {
            'divide-y': scaleBorderWidth(),
          },
        ],
        /**
         * Divide Width Y Reverse
         * @see https://tailwindcss.com/docs/border-width#between-children
         */
        'divide-y-reverse': ['divide-y-reverse'],
        /**
         * Border Style
         * @see https://tailwindcss.com/docs/border-style
         */
        'border-style': [
          {
            border: [...scaleLineStyle(), 'hidden', 'none'],
          },
        ],
        /**
         * Divide Style
         * @see https://tailwindcss.com/docs/border-style#setting-the-divider-style
         */
        'divide-style': [
          {
            divide: [...scaleLineStyle(), 'hidden', 'none'],
          },
        ],
        /**
         * Border Color
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color': [
          {
            border: scaleColor(),
          },
        ],
        /**
         * Border Color Inline
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color-x': [
          {
            'border-x': scaleColor(),
          },
        ],
        /**
         * Border Color Block
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color-y': [
          {
            'border-y': scaleColor(),
          },
        ],
        /**
         * Border Color Inline Start
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color-s': [
          {
            'border-s': scaleColor(),
          },
        ],
        /**
         * Border Color Inline End
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color-e': [
          {
            'border-e': scaleColor(),
          },
        ],
        /**
         * Border Color Block Start
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color-bs': [
          {
            'border-bs': scaleColor(),
          },
        ],
        /**
         * Border Color Block End
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color-be': [
          {
            'border-be': scaleColor(),
          },
        ],
        /**
         * Border Color Top
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color-t': [
          {
            'border-t': scaleColor(),
          },
        ],
        /**
         * Border Color Right
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color-r': [
          {
            'border-r': scaleColor(),
          },
        ],
        /**
         * Border Color Bottom
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color-b': [
          {
            'border-b': scaleColor(),
          },
        ],
        /**
         * Border Color Left
         * @see https://tailwindcss.com/docs/border-color
         */
        'border-color-l': [
          {
            'border-l': scaleColor(),
          },
        ],
        /**
         * Divide Color
         * @see https://tailwindcss.com/docs/divide-color
         */
        'divide-color': [
          {
            divide: scaleColor(),
          },
        ],
        /**
         * Outline Style
         * @see https://tailwindcss.com/docs/outline-style
         */
        'outline-style': [
          {
            outline: [...scaleLineStyle(), 'none', 'hidden'],
          },
        ],
        /**
         * Outline Offset
         * @see https://tailwindcss.com/docs/outline-offset
         */
        'outline-offset': [
          {
            'outline-offset': [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Outline Width
         * @see https://tailwindcss.com/docs/outline-width
         */
        'outline-w': [
          {
            outline: ['', isNumber, isArbitraryVariableLength, isArbitraryLength],
          },
        ],
        /**
         * Outline Color
         * @see https://tailwindcss.com/docs/outline-color
         */
        'outline-color': [
          {
            outline: scaleColor(),
          },
        ],
        // ---------------
        // --- Effects ---
        // ---------------
        /**
         * Box Shadow
         * @see https://tailwindcss.com/docs/box-shadow
         */
        shadow: [
          {
            shadow: [
              // Deprecated since Tailwind CSS v4.0.0
              '',
              // Deprecated since Tailwind CSS v4.0.0
              'inner',
              'none',
              themeShadow,
              isArbitraryVariableShadow,
              isArbitraryShadow,
            ],
          },
        ],
        /**
         * Box Shadow Color
         * @see https://tailwindcss.com/docs/box-shadow#setting-the-shadow-color
         */
        'shadow-color': [
          {
            shadow: scaleColor(),
          },
        ],
        /**
         * Inset Box Shadow
         * @see https://tailwindcss.com/docs/box-shadow#adding-an-inset-shadow
         */
        'inset-shadow': [
          {
            'inset-shadow': [
              'none',
              themeInsetShadow,
              isArbitraryVariableShadow,
              isArbitraryShadow,
            ],
          },
        ],
        /**
         * Inset Box Shadow Color
         * @see https://tailwindcss.com/docs/box-shadow#setting-the-inset-shadow-color
         */
        'inset-shadow-color': [
          {
            'inset-shadow': scaleColor(),
          },
        ],
        /**
         * Ring Width
         * @see https://tailwindcss.com/docs/box-shadow#adding-a-ring
         */
        'ring-w': [
          {
            ring: scaleBorderWidth(),
          },
        ],
        /**
         * Ring Width Inset
         * @see https://v3.tailwindcss.com/docs/ring-width#inset-rings
         * @deprecated since Tailwind CSS v4.0.0
         * @see https://github.com/tailwindlabs/tailwindcss/blob/v4.0.0/packages/tailwindcss/src/utilities.ts#L4158
         */
        'ring-w-inset': ['ring-inset'],
        /**
         * Ring Color
         * @see https://tailwindcss.com/docs/box-shadow#setting-the-ring-color
         */
        'ring-color': [
          {
            ring: scaleColor(),
          },
        ],
        /**
         * Ring Offset Width
         * @see https://v3.tailwindcss.com/docs/ring-offset-width
         * @deprecated since Tailwind CSS v4.0.0
         * @see https://github.com/tailwindlabs/tailwindcss/blob/v4.0.0/packages/tailwindcss/src/utilities.ts#L4158
         */
        'ring-offset-w': [
          {
            'ring-offset': [isNumber, isArbitraryLength],
          },
        ],
        /**
         * Ring Offset Color
         * @see https://v3.tailwindcss.com/docs/ring-offset-color
         * @deprecated since Tailwind CSS v4.0.0
         * @see https://github.com/tailwindlabs/tailwindcss/blob/v4.0.0/packages/tailwindcss/src/utilities.ts#L4158
         */
        'ring-offset-color': [
          {
            'ring-offset': scaleColor(),
          },
        ],
        /**
         * Inset Ring Width
         * @see https://tailwindcss.com/docs/box-shadow#adding-an-inset-ring
         */
        'inset-ring-w': [
          {
            'inset-ring': scaleBorderWidth(),
          },
        ],
        /**
         * Inset Ring Color
         * @see https://tailwindcss.com/docs/box-shadow#setting-the-inset-ring-color
         */
        'inset-ring-color': [
          {
            'inset-ring': scaleColor(),
          },
        ],
        /**
         * Text Shadow
         * @see https://tailwindcss.com/docs/text-shadow
         */
        'text-shadow': [
          {
            'text-shadow': [
              'none',
              themeTextShadow,
              isArbitraryVariableShadow,
              isArbitraryShadow,
            ],
          },
        ],
        /**
         * Text Shadow Color
         * @see https://tailwindcss.com/docs/text-shadow#setting-the-shadow-color
         */
        'text-shadow-color': [
          {
            'text-shadow': scaleColor(),
          },
        ],
        /**
         * Opacity
         * @see https://tailwindcss.com/docs/opacity
         */
        opacity: [
          {
            opacity: [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Mix Blend Mode
         * @see https://tailwindcss.com/docs/mix-blend-mode
         */
        'mix-blend': [
          {
            'mix-blend': [...scaleBlendMode(), 'plus-darker', 'plus-lighter'],
          },
        ],
        /**
         * Background Blend Mode
         * @see https://tailwindcss.com/docs/background-blend-mode
         */
        'bg-blend': [
          {
            'bg-blend': scaleBlendMode(),
          },
        ],
        /**
         * Mask Clip
         * @see https://tailwindcss.com/docs/mask-clip
         */
        'mask-clip': [
          {
            'mask-clip': ['border', 'padding', 'content', 'fill', 'stroke', 'view'],
          },
          'mask-no-clip',
        ],
        /**
         * Mask Composite
         * @see https://tailwindcss.com/docs/mask-composite
         */
        'mask-composite': [
          {
            mask: ['add', 'subtract', 'intersect', 'exclude'],
          },
        ],
        /**
         * Mask Image
         * @see https://tailwindcss.com/docs/mask-image
         */
        'mask-image-linear-pos': [
          {
            'mask-linear': [isNumber],
          },
        ],
        'mask-image-linear-from-pos': [
          {
            'mask-linear-from': scaleMaskImagePosition(),
          },
        ],
        'mask-image-linear-to-pos': [
          {
            'mask-linear-to': scaleMaskImagePosition(),
          },
        ],
        'mask-image-linear-from-color': [
          {
            'mask-linear-from': scaleColor(),
          },
        ],
        'mask-image-linear-to-color': [
          {
            'mask-linear-to': scaleColor(),
          },
        ],
        'mask-image-t-from-pos': [
          {
            'mask-t-from': scaleMaskImagePosition(),
          },
        ],
        'mask-image-t-to-pos': [
          {
            'mask-t-to': scaleMaskImagePosition(),
          },
        ],
        'mask-image-t-from-color': [
          {
            'mask-t-from': scaleColor(),
          },
        ],
        'mask-image-t-to-color': [
          {
            'mask-t-to': scaleColor(),
          },
        ],
        'mask-image-r-from-pos': [
          {
            'mask-r-from': scaleMaskImagePosition(),
          },
        ],
        'mask-image-r-to-pos': [
          {
            'mask-r-to': scaleMaskImagePosition(),
          },
        ],
        'mask-image-r-from-color': [
          {
            'mask-r-from': scaleColor(),
          },
        ],
        'mask-image-r-to-color': [
          {
            'mask-r-to': scaleColor(),
          },
        ],
        'mask-image-b-from-pos': [
          {
            'mask-b-from': scaleMaskImagePosition(),
          },
        ],
        'mask-image-b-to-pos': [
          {
            'mask-b-to': scaleMaskImagePosition(),
          },
        ],
        'mask-image-b-from-color': [
          {
            'mask-b-from': scaleColor(),
          },
        ],
        'mask-image-b-to-color': [
          {
            'mask-b-to': scaleColor(),
          },
        ],
        'mask-image-l-from-pos': [
          {
            'mask-l-from': scaleMaskImagePosition(),
          },
        ],
        'mask-image-l-to-pos': [
          {
            'mask-l-to': scaleMaskImagePosition(),
          },
        ],
        'mask-image-l-from-color': [
          {
            'mask-l-from': scaleColor(),
          },
        ],
        'mask-image-l-to-color': [
          {
            'mask-l-to': scaleColor(),
          },
        ],
        'mask-image-x-from-pos': [
          {
            'mask-x-from': scaleMaskImagePosition(),
          },
        ],
        'mask-image-x-to-pos': [
          {
            'mask-x-to': scaleMaskImagePosition(),
          },
        ],
        'mask-image-x-from-color': [
          {
            'mask-x-from': scaleColor(),
          },
        ],
        'mask-image-x-to-color': [
          {
            'mask-x-to': scaleColor(),
          },
        ],
        'mask-image-y-from-pos': [
          {
            'mask-y-from': scaleMaskImagePosition(),
          },
        ],
        'mask-image-y-to-pos': [
          {
            'mask-y-to': scaleMaskImagePosition(),
          },
        ],
        'mask-image-y-from-color': [
          {
            'mask-y-from': scaleColor(),
          },
        ],
        'mask-image-y-to-color': [
          {
            'mask-y-to': scaleColor(),
          },
        ],
        'mask-image-radial': [
          {
            'mask-radial': [isArbitraryVariable, isArbitraryValue],
          },
        ],
        'mask-image-radial-from-pos': [
          {
            'mask-radial-from': scaleMaskImagePosition(),
          },
        ],
        'mask-image-radial-to-pos': [
          {
            'mask-radial-to': scaleMaskImagePosition(),
          },
        ],
        'mask-image-radial-from-color': [
          {
            'mask-radial-from': scaleColor(),
          },
        ],
        'mask-image-radial-to-color': [
          {
            'mask-radial-to': scaleColor(),
          },
        ],
        'mask-image-radial-shape': [
          {
            'mask-radial': ['circle', 'ellipse'],
          },
        ],
        'mask-image-radial-size': [
          {
            'mask-radial': [
              {
                closest: ['side', 'corner'],
                farthest: ['side', 'corner'],
              },
            ],
          },
        ],
        'mask-image-radial-pos': [
          {
            'mask-radial-at': scalePosition(),
          },
        ],
        'mask-image-conic-pos': [
          {
            'mask-conic': [isNumber],
          },
        ],
        'mask-image-conic-from-pos': [
          {
            'mask-conic-from': scaleMaskImagePosition(),
          },
        ],
        'mask-image-conic-to-pos': [
          {
            'mask-conic-to': scaleMaskImagePosition(),
          },
        ],
        'mask-image-conic-from-color': [
          {
            'mask-conic-from': scaleColor(),
          },
        ],
        'mask-image-conic-to-color': [
          {
            'mask-conic-to': scaleColor(),
          },
        ],
        /**
         * Mask Mode
         * @see https://tailwindcss.com/docs/mask-mode
         */
        'mask-mode': [
          {
            mask: ['alpha', 'luminance', 'match'],
          },
        ],
        /**
         * Mask Origin
         * @see https://tailwindcss.com/docs/mask-origin
         */
        'mask-origin': [
          {
            'mask-origin': ['border', 'padding', 'content', 'fill', 'stroke', 'view'],
          },
        ],
        /**
         * Mask Position
         * @see https://tailwindcss.com/docs/mask-position
         */
        'mask-position': [
          {
            mask: scaleBgPosition(),
          },
        ],
        /**
         * Mask Repeat
         * @see https://tailwindcss.com/docs/mask-repeat
         */
        'mask-repeat': [
          {
            mask: scaleBgRepeat(),
          },
        ],
        /**
         * Mask Size
         * @see https://tailwindcss.com/docs/mask-size
         */
        'mask-size': [
          {
            mask: scaleBgSize(),
          },
        ],
        /**
         * Mask Type
         * @see https://tailwindcss.com/docs/mask-type
         */
        'mask-type': [
          {
            'mask-type': ['alpha', 'luminance'],
          },
        ],
        /**
         * Mask Image
         * @see https://tailwindcss.com/docs/mask-image
         */
        'mask-image': [
          {
            mask: ['none', isArbitraryVariable, isArbitraryValue],
          },
        ],
        // ---------------
        // --- Filters ---
        // ---------------
        /**
         * Filter
         * @see https://tailwindcss.com/docs/filter
         */
        filter: [
          {
            filter: [
              // Deprecated since Tailwind CSS v3.0.0
              '',
              'none',
              isArbitraryVariable,
              isArbitraryValue,
            ],
          },
        ],
        /**
         * Blur
         * @see https://tailwindcss.com/docs/blur
         */
        blur: [
          {
            blur: scaleBlur(),
          },
        ],
        /**
         * Brightness
         * @see https://tailwindcss.com/docs/brightness
         */
        brightness: [
          {
            brightness: [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Contrast
         * @see https://tailwindcss.com/docs/contrast
         */
        contrast: [
          {
            contrast: [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Drop Shadow
         * @see https://tailwindcss.com/docs/drop-shadow
         */
        'drop-shadow': [
          {
            'drop-shadow': [
              // Deprecated since Tailwind CSS v4.0.0
              '',
              'none',
              themeDropShadow,
              isArbitraryVariableShadow,
              isArbitraryShadow,
            ],
          },
        ],
        /**
         * Drop Shadow Color
         * @see https://tailwindcss.com/docs/filter-drop-shadow#setting-the-shadow-color
         */
        'drop-shadow-color': [
          {
            'drop-shadow': scaleColor(),
          },
        ],
        /**
         * Grayscale
         * @see https://tailwindcss.com/docs/grayscale
         */
        grayscale: [
          {
            grayscale: ['', isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Hue Rotate
         * @see https://tailwindcss.com/docs/hue-rotate
         */
        'hue-rotate': [
          {
            'hue-rotate': [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Invert
         * @see https://tailwindcss.com/docs/invert
         */
        invert: [
          {
            invert: ['', isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Saturate
         * @see https://tailwindcss.com/docs/saturate
         */
        saturate: [
          {
            saturate: [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Sepia
         * @see https://tailwindcss.com/docs/sepia
         */
        sepia: [
          {
            sepia: ['', isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Backdrop Filter
         * @see https://tailwindcss.com/docs/backdrop-filter
         */
        'backdrop-filter': [
          {
            'backdrop-filter': [
              // Deprecated since Tailwind CSS v3.0.0
              '',
              'none',
              isArbitraryVariable,
              isArbitraryValue,
            ],
          },
        ],
        /**
         * Backdrop Blur
         * @see https://tailwindcss.com/docs/backdrop-blur
         */
        'backdrop-blur': [
          {
            'backdrop-blur': scaleBlur(),
          },
        ],
        /**
         * Backdrop Brightness
         * @see https://tailwindcss.com/docs/backdrop-brightness
         */
        'backdrop-brightness': [
          {
            'backdrop-brightness': [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Backdrop Contrast
         * @see https://tailwindcss.com/docs/backdrop-contrast
         */
        'backdrop-contrast': [
          {
            'backdrop-contrast': [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Backdrop Grayscale
         * @see https://tailwindcss.com/docs/backdrop-grayscale
         */
        'backdrop-grayscale': [
          {
            'backdrop-grayscale': ['', isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Backdrop Hue Rotate
         * @see https://tailwindcss.com/docs/backdrop-hue-rotate
         */
        'backdrop-hue-rotate': [
          {
            'backdrop-hue-rotate': [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Backdrop Invert
         * @see https://tailwindcss.com/docs/backdrop-invert
         */
        'backdrop-invert': [
          {
            'backdrop-invert': ['', isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Backdrop Opacity
         * @see https://tailwindcss.com/docs/backdrop-opacity
         */
        'backdrop-opacity': [
          {
            'backdrop-opacity': [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Backdrop Saturate
         * @see https://tailwindcss.com/docs/backdrop-saturate
         */
        'backdrop-saturate': [
          {
            'backdrop-saturate': [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Backdrop Sepia
         * @see https://tailwindcss.com/docs/backdrop-sepia
         */
        'backdrop-sepia': [
          {
            'backdrop-sepia': ['', isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        // --------------
        // --- Tables ---
        // --------------
        /**
         * Border Collapse
         * @see https://tailwindcss.com/docs/border-collapse
         */
        'border-collapse': [
          {
            border: ['collapse', 'separate'],
          },
        ],
        /**
         * Border Spacing
         * @see https://tailwindcss.com/docs/border-spacing
         */
        'border-spacing': [
          {
            'border-spacing': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Border Spacing X
         * @see https://tailwindcss.com/docs/border-spacing
         */
        'border-spacing-x': [
          {
            'border-spacing-x': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Border Spacing Y
         * @see https://tailwindcss.com/docs/border-spacing
         */
        'border-spacing-y': [
          {
            'border-spacing-y': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Table Layout
         * @see https://tailwindcss.com/docs/table-layout
         */
        'table-layout': [
          {
            table: ['auto', 'fixed'],
          },
        ],
        /**
         * Caption Side
         * @see https://tailwindcss.com/docs/caption-side
         */
        caption: [
          {
            caption: ['top', 'bottom'],
          },
        ],
        // ---------------------------------
        // --- Transitions and Animation ---
        // ---------------------------------
        /**
         * Transition Property
         * @see https://tailwindcss.com/docs/transition-property
         */
        transition: [
          {
            transition: [
              '',
              'all',
              'colors',
              'opacity',
              'shadow',
              'transform',
              'none',
              isArbitraryVariable,
              isArbitraryValue,
            ],
          },
        ],
        /**
         * Transition Behavior
         * @see https://tailwindcss.com/docs/transition-behavior
         */
        'transition-behavior': [
          {
            transition: ['normal', 'discrete'],
          },
        ],
        /**
         * Transition Duration
         * @see https://tailwindcss.com/docs/transition-duration
         */
        duration: [
          {
            duration: [isNumber, 'initial', isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Transition Timing Function
         * @see https://tailwindcss.com/docs/transition-timing-function
         */
        ease: [
          {
            ease: ['linear', 'initial', themeEase, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Transition Delay
         * @see https://tailwindcss.com/docs/transition-delay
         */
        delay: [
          {
            delay: [isNumber, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Animation
         * @see https://tailwindcss.com/docs/animation
         */
        animate: [
          {
            animate: ['none', themeAnimate, isArbitraryVariable, isArbitraryValue],
          },
        ],
        // ------------------
        // --- Transforms ---
        // ------------------
        /**
         * Backface Visibility
         * @see https://tailwindcss.com/docs/backface-visibility
         */
        backface: [
          {
            backface: ['hidden', 'visible'],
          },
        ],
        /**
         * Perspective
         * @see https://tailwindcss.com/docs/perspective
         */
        perspective: [
          {
            perspective: [themePerspective, isArbitraryVariable, isArbitraryValue],
          },
        ],
        /**
         * Perspective Origin
         * @see https://tailwindcss.com/docs/perspective-origin
         */
        'perspective-origin': [
          {
            'perspective-origin': scalePositionWithArbitrary(),
          },
        ],
        /**
         * Rotate
         * @see https://tailwindcss.com/docs/rotate
         */
        rotate: [
          {
            rotate: scaleRotate(),
          },
        ],
        /**
         * Rotate X
         * @see https://tailwindcss.com/docs/rotate
         */
        'rotate-x': [
          {
            'rotate-x': scaleRotate(),
          },
        ],
        /**
         * Rotate Y
         * @see https://tailwindcss.com/docs/rotate
         */
        'rotate-y': [
          {
            'rotate-y': scaleRotate(),
          },
        ],
        /**
         * Rotate Z
         * @see https://tailwindcss.com/docs/rotate
         */
        'rotate-z': [
          {
            'rotate-z': scaleRotate(),
          },
        ],
        /**
         * Scale
         * @see https://tailwindcss.com/docs/scale
         */
        scale: [
          {
            scale: scaleScale(),
          },
        ],
        /**
         * Scale X
         * @see https://tailwindcss.com/docs/scale
         */
        'scale-x': [
          {
            'scale-x': scaleScale(),
          },
        ],
        /**
         * Scale Y
         * @see https://tailwindcss.com/docs/scale
         */
        'scale-y': [
          {
            'scale-y': scaleScale(),
          },
        ],
        /**
         * Scale Z
         * @see https://tailwindcss.com/docs/scale
         */
        'scale-z': [
          {
            'scale-z': scaleScale(),
          },
        ],
        /**
         * Scale 3D
         * @see https://tailwindcss.com/docs/scale
         */
        'scale-3d': ['scale-3d'],
        /**
         * Skew
         * @see https://tailwindcss.com/docs/skew
         */
        skew: [
          {
            skew: scaleSkew(),
          },
        ],
        /**
         * Skew X
         * @see https://tailwindcss.com/docs/skew
         */
        'skew-x': [
          {
            'skew-x': scaleSkew(),
          },
        ],
        /**
         * Skew Y
         * @see https://tailwindcss.com/docs/skew
         */
        'skew-y': [
          {
            'skew-y': scaleSkew(),
          },
        ],
        /**
         * Transform
         * @see https://tailwindcss.com/docs/transform
         */
        transform: [
          {
            transform: [isArbitraryVariable, isArbitraryValue, '', 'none', 'gpu', 'cpu'],
          },
        ],
        /**
         * Transform Origin
         * @see https://tailwindcss.com/docs/transform-origin
         */
        'transform-origin': [
          {
            origin: scalePositionWithArbitrary(),
          },
        ],
        /**
         * Transform Style
         * @see https://tailwindcss.com/docs/transform-style
         */
        'transform-style': [
          {
            transform: ['3d', 'flat'],
          },
        ],
        /**
         * Translate
         * @see https://tailwindcss.com/docs/translate
         */
        translate: [
          {
            translate: scaleTranslate(),
          },
        ],
        /**
         * Translate X
         * @see https://tailwindcss.com/docs/translate
         */
        'translate-x': [
          {
            'translate-x': scaleTranslate(),
          },
        ],
        /**
         * Translate Y
         * @see https://tailwindcss.com/docs/translate
         */
        'translate-y': [
          {
            'translate-y': scaleTranslate(),
          },
        ],
        /**
         * Translate Z
         * @see https://tailwindcss.com/docs/translate
         */
        'translate-z': [
          {
            'translate-z': scaleTranslate(),
          },
        ],
        /**
         * Translate None
         * @see https://tailwindcss.com/docs/translate
         */
        'translate-none': ['translate-none'],
        /**
         * Zoom
         * @see https://tailwindcss.com/docs/zoom
         */
        zoom: [
          {
            zoom: [isInteger, isArbitraryVariable, isArbitraryValue],
          },
        ],
        // ---------------------
        // --- Interactivity ---
        // ---------------------
        /**
         * Accent Color
         * @see https://tailwindcss.com/docs/accent-color
         */
        accent: [
          {
            accent: scaleColor(),
          },
        ],
        /**
         * Appearance
         * @see https://tailwindcss.com/docs/appearance
         */
        appearance: [
          {
            appearance: ['none', 'auto'],
          },
        ],
        /**
         * Caret Color
         * @see https://tailwindcss.com/docs/just-in-time-mode#caret-color-utilities
         */
        'caret-color': [
          {
            caret: scaleColor(),
          },
        ],
        /**
         * Color Scheme
         * @see https://tailwindcss.com/docs/color-scheme
         */
        'color-scheme': [
          {
            scheme: ['normal', 'dark', 'light', 'light-dark', 'only-dark', 'only-light'],
          },
        ],
        /**
         * Cursor
         * @see https://tailwindcss.com/docs/cursor
         */
        cursor: [
          {
            cursor: [
              'auto',
              'default',
              'pointer',
              'wait',
              'text',
              'move',
              'help',
              'not-allowed',
              'none',
              'context-menu',
              'progress',
              'cell',
              'crosshair',
              'vertical-text',
              'alias',
              'copy',
              'no-drop',
              'grab',
              'grabbing',
              'all-scroll',
              'col-resize',
              'row-resize',
              'n-resize',
              'e-resize',
              's-resize',
              'w-resize',
              'ne-resize',
              'nw-resize',
              'se-resize',
              'sw-resize',
              'ew-resize',
              'ns-resize',
              'nesw-resize',
              'nwse-resize',
              'zoom-in',
              'zoom-out',
              isArbitraryVariable,
              isArbitraryValue,
            ],
          },
        ],
        /**
         * Field Sizing
         * @see https://tailwindcss.com/docs/field-sizing
         */
        'field-sizing': [
          {
            'field-sizing': ['fixed', 'content'],
          },
        ],
        /**
         * Pointer Events
         * @see https://tailwindcss.com/docs/pointer-events
         */
        'pointer-events': [
          {
            'pointer-events': ['auto', 'none'],
          },
        ],
        /**
         * Resize
         * @see https://tailwindcss.com/docs/resize
         */
        resize: [
          {
            resize: ['none', '', 'y', 'x'],
          },
        ],
        /**
         * Scroll Behavior
         * @see https://tailwindcss.com/docs/scroll-behavior
         */
        'scroll-behavior': [
          {
            scroll: ['auto', 'smooth'],
          },
        ],
        /**
         * Scrollbar Thumb Color
         * @see https://tailwindcss.com/docs/scrollbar-color
         */
        'scrollbar-thumb-color': [
          {
            'scrollbar-thumb': scaleColor(),
          },
        ],
        /**
         * Scrollbar Track Color
         * @see https://tailwindcss.com/docs/scrollbar-color
         */
        'scrollbar-track-color': [
          {
            'scrollbar-track': scaleColor(),
          },
        ],
        /**
         * Scrollbar Gutter
         * @see https://tailwindcss.com/docs/scrollbar-gutter
         */
        'scrollbar-gutter': [
          {
            'scrollbar-gutter': ['auto', 'stable', 'both'],
          },
        ],
        /**
         * Scrollbar Width
         * @see https://tailwindcss.com/docs/scrollbar-width
         */
        'scrollbar-w': [
          {
            scrollbar: ['auto', 'thin', 'none'],
          },
        ],
        /**
         * Scroll Margin
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-m': [
          {
            'scroll-m': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Margin Inline
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-mx': [
          {
            'scroll-mx': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Margin Block
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-my': [
          {
            'scroll-my': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Margin Inline Start
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-ms': [
          {
            'scroll-ms': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Margin Inline End
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-me': [
          {
            'scroll-me': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Margin Block Start
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-mbs': [
          {
            'scroll-mbs': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Margin Block End
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-mbe': [
          {
            'scroll-mbe': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Margin Top
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-mt': [
          {
            'scroll-mt': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Margin Right
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-mr': [
          {
            'scroll-mr': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Margin Bottom
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-mb': [
          {
            'scroll-mb': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Margin Left
         * @see https://tailwindcss.com/docs/scroll-margin
         */
        'scroll-ml': [
          {
            'scroll-ml': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-p': [
          {
            'scroll-p': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding Inline
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-px': [
          {
            'scroll-px': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding Block
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-py': [
          {
            'scroll-py': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding Inline Start
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-ps': [
          {
            'scroll-ps': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding Inline End
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-pe': [
          {
            'scroll-pe': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding Block Start
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-pbs': [
          {
            'scroll-pbs': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding Block End
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-pbe': [
          {
            'scroll-pbe': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding Top
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-pt': [
          {
            'scroll-pt': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding Right
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-pr': [
          {
            'scroll-pr': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding Bottom
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-pb': [
          {
            'scroll-pb': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Padding Left
         * @see https://tailwindcss.com/docs/scroll-padding
         */
        'scroll-pl': [
          {
            'scroll-pl': scaleUnambiguousSpacing(),
          },
        ],
        /**
         * Scroll Snap Align
         * @see https://tailwindcss.com/docs/scroll-snap-align
         */
        'snap-align': [
          {
            snap: ['start', 'end', 'center', 'align-none'],
          },
        ],
        /**
         * Scroll Snap Stop
         * @see https://tailwindcss.com/docs/scroll-snap-stop
         */
        'snap-stop': [
          {
            snap: ['normal', 'always'],
          },
        ],
        /**
         * Scroll Snap Type
         * @see https://tailwindcss.com/docs/scroll-snap-type
         */
        'snap-type': [
          {
            snap: ['none', 'x', 'y', 'both'],
          },
        ],
        /**
         * Scroll Snap Type Strictness
         * @see https://tailwindcss.com/docs/scroll-snap-type
         */
        'snap-strictness': [
          {
            snap: ['mandatory', 'proximity'],
          },
        ],
        /**
         * Touch Action
         * @see https://tailwindcss.com/docs/touch-action
         */
        touch: [
          {
            touch: ['auto', 'none', 'manipulation'],
          },
        ],
        /**
         * Touch Action X
         * @see https://tailwindcss.com/docs/touch-action
         */
        'touch-x': [
          {
            'touch-pan': ['x', 'left', 'right'],
          },
        ],
        /**
         * Touch Action Y
         * @see https://tailwindcss.com/docs/touch-action
         */
        'touch-y': [
          {
            'touch-pan': ['y', 'up', 'down'],
          },
        ],
        /**
         * Touch Action Pinch Zoom
         * @see https://tailwindcss.com/docs/touch-action
         */
        'touch-pz': ['touch-pinch-zoom'],
        /**
         * User Select
         * @see https://tailwindcss.com/docs/user-select
         */
        select: [
          {
            select: ['none', 'text', 'all', 'auto'],
          },
        ],
        /**
         * Will Change
         * @see https://tailwindcss.com/docs/will-change
         */
        'will-change': [
          {
            'will-change': [
              'auto',
              'scroll',
              'contents',
              'transform',
              isArbitraryVariable,
              isArbitraryValue,
            ],
          },
        ],
        // -----------
        // --- SVG ---
        // -----------
        /**
         * Fill
         * @see https://tailwindcss.com/docs/fill
         */
        fill: [
          {
            fill: ['none', ...scaleColor()],
          },
        ],
        /**
         * Stroke Width
         * @see https://tailwindcss.com/docs/stroke-width
         */
        'stroke-w': [
          {
            stroke: [
              isNumber,
              isArbitraryVariableLength,
              isArbitraryLength,
              isArbitraryNumber,
            ],
          },
        ],
        /**
         * Stroke
         * @see https://tailwindcss.com/docs/stroke
         */
        stroke: [
          {
            stroke: ['none', ...scaleColor()],
          },
        ],
        // ---------------------
        // --- Accessibility ---
        // ---------------------
        /**
         * Forced Color Adjust
         * @see https://tailwindcss.com/docs/forced-color-adjust
         */
        'forced-color-adjust': [
          {
            'forced-color-adjust': ['auto', 'none'],
          },
        ],
      },
      conflictingClassGroups: {
        'container-named': ['container-type'],
        overflow: ['overflow-x', 'overflow-y'],
        overscroll: ['overscroll-x', 'overscroll-y'],
        inset: [
          'inset-x',
          'inset-y',
          'inset-bs',
          'inset-be',
          'start',
          'end',
          'top',
          'right',
          'bottom',
          'left',
        ],
        'inset-x': ['start', 'end', 'right', 'left'],
        'inset-y': ['inset-bs', 'inset-be', 'top', 'bottom'],
        flex: ['basis', 'grow', 'shrink'],
        gap: ['gap-x', 'gap-y'],
        p: ['px', 'py', 'ps', 'pe', 'pbs', 'pbe', 'pt', 'pr', 'pb', 'pl'],
        px: ['ps', 'pe', 'pr', 'pl'],
        py: ['pbs', 'pbe', 'pt', 'pb'],
        m: ['mx', 'my', 'ms', 'me', 'mbs', 'mbe', 'mt', 'mr', 'mb', 'ml'],
        mx: ['ms', 'me', 'mr', 'ml'],
        my: ['mbs', 'mbe', 'mt', 'mb'],
        size: ['w', 'h'],
        'font-size': ['leading'],
        'fvn-normal': [
          'fvn-ordinal',
          'fvn-slashed-zero',
          'fvn-figure',
          'fvn-spacing',
          'fvn-fraction',
        ],
        'fvn-ordinal': ['fvn-normal'],
        'fvn-slashed-zero': ['fvn-normal'],
        'fvn-figure': ['fvn-normal'],
        'fvn-spacing': ['fvn-normal'],
        'fvn-fraction': ['fvn-normal'],
        'line-clamp': ['display', 'overflow'],
        rounded: [
          'rounded-s',
          'rounded-e',
          'rounded-t',
          'rounded-r',
          'rounded-b',
          'rounded-l',
          'rounded-ss',
          'rounded-se',
          'rounded-ee',
          'rounded-es',
          'rounded-tl',
          'rounded-tr',
          'rounded-br',
          'rounded-bl',
        ],
        'rounded-s': ['rounded-ss', 'rounded-es'],
        'rounded-e': ['rounded-se', 'rounded-ee'],
        'rounded-t': ['rounded-tl', 'rounded-tr'],
        'rounded-r': ['rounded-tr', 'rounded-br'],
        'rounded-b': ['rounded-br', 'rounded-bl'],
        'rounded-l': ['rounded-tl', 'rounded-bl'],
        'border-spacing': ['border-spacing-x', 'border-spacing-y'],
        'border-w': [
          'border-w-x',
          'border-w-y',
          'border-w-s',
          'border-w-e',
          'border-w-bs',
          'border-w-be',
          'border-w-t',
          'border-w-r',
          'border-w-b',
          'border-w-l',
        ],
        'border-w-x': ['border-w-s', 'border-w-e', 'border-w-r', 'border-w-l'],
        'border-w-y': ['border-w-bs', 'border-w-be', 'border-w-t', 'border-w-b'],
        'border-color': [
          'border-color-x',
          'border-color-y',
          'border-color-s',
          'border-color-e',
          'border-color-bs',
          'border-color-be',
          'border-color-t',
          'border-color-r',
          'border-color-b',
          'border-color-l',
        ],
        'border-color-x': [
          'border-color-s',
          'border-color-e',
          'border-color-r',
          'border-color-l',
        ],
        'border-color-y': [
          'border-color-bs',
          'border-color-be',
          'border-color-t',
          'border-color-b',
        ],
        translate: ['translate-x', 'translate-y', 'translate-none'],
        'translate-none': ['translate', 'translate-x', 'translate-y', 'translate-z'],
        'scroll-m': [
          'scroll-mx',
          'scroll-my',
          'scroll-ms',
          'scroll-me',
          'scroll-mbs',
          'scroll-mbe',
          'scroll-mt',
          'scroll-mr',
          'scroll-mb',
          'scroll-ml',
        ],
        'scroll-mx': ['scroll-ms', 'scroll-me', 'scroll-mr', 'scroll-ml'],
        'scroll-my': ['scroll-mbs', 'scroll-mbe', 'scroll-mt', 'scroll-mb'],
        'scroll-p': [
          'scroll-px',
          'scroll-py',
          'scroll-ps',
          'scroll-pe',
          'scroll-pbs',
          'scroll-pbe',
          'scroll-pt',
          'scroll-pr',
          'scroll-pb',
          'scroll-pl',
        ],
        'scroll-px': ['scroll-ps', 'scroll-pe', 'scroll-pr', 'scroll-pl'],
        'scroll-py': ['scroll-pbs', 'scroll-pbe', 'scroll-pt', 'scroll-pb'],
        touch: ['touch-x', 'touch-y', 'touch-pz'],
        'touch-x': ['touch'],
        'touch-y': ['touch'],
        'touch-pz': ['touch'],
      },
      conflictingClassGroupModifiers: {
        'font-size': ['leading'],
      },
      postfixLookupClassGroups: ['container-type'],
      orderSensitiveModifiers: [
        '*',
        '**',
        'after',
        'backdrop',
        'before',
        'details-content',
        'file',
        'first-letter',
        'first-line',
        'marker',
        'placeholder',
        'selection',
      ],
    };
  };

  /**
   * @param baseConfig Config where other config will be merged into. This object will be mutated.
   * @param configExtension Partial config to merge into the `baseConfig`.
   */
  const mergeConfigs = (
    baseConfig,
    { cacheSize, prefix, experimentalParseClassName, extend = {}, override = {} },
  ) => {
    overrideProperty(baseConfig, 'cacheSize', cacheSize);
    overrideProperty(baseConfig, 'prefix', prefix);
    overrideProperty(
      baseConfig,
      'experimentalParseClassName',
      experimentalParseClassName,
    );
    overrideConfigProperties(baseConfig.theme, override.theme);
    overrideConfigProperties(baseConfig.classGroups, override.classGroups);
    overrideConfigProperties(
      baseConfig.conflictingClassGroups,
      override.conflictingClassGroups,
    );
    overrideConfigProperties(
      baseConfig.conflictingClassGroupModifiers,
      override.conflictingClassGroupModifiers,
    );
    overrideProperty(
      baseConfig,
      'postfixLookupClassGroups',
      override.postfixLookupClassGroups,
    );
    overrideProperty(
      baseConfig,
      'orderSensitiveModifiers',
      override.orderSensitiveModifiers,
    );
    mergeConfigProperties(baseConfig.theme, extend.theme);
    mergeConfigProperties(baseConfig.classGroups, extend.classGroups);
    mergeConfigProperties(
      baseConfig.conflictingClassGroups,
      extend.conflictingClassGroups,
    );
    mergeConfigProperties(
      baseConfig.conflictingClassGroupModifiers,
      extend.conflictingClassGroupModifiers,
    );
    mergeArrayProperties(baseConfig, extend, 'postfixLookupClassGroups');
    mergeArrayProperties(baseConfig, extend, 'orderSensitiveModifiers');
    return baseConfig;
  };
  const overrideProperty = (baseObject, overrideKey, overrideValue) => {
    if (overrideValue !== undefined) {
      baseObject[overrideKey] = overrideValue;
    }
  };
  const overrideConfigProperties = (baseObject, overrideObject) => {
    if (overrideObject) {
      for (const key in overrideObject) {
        overrideProperty(baseObject, key, overrideObject[key]);
      }
    }
  };
  const mergeConfigProperties = (baseObject, mergeObject) => {
    if (mergeObject) {
      for (const key in mergeObject) {
        mergeArrayProperties(baseObject, mergeObject, key);
      }
    }
  };
  const mergeArrayProperties = (baseObject, mergeObject, key) => {
    const mergeValue = mergeObject[key];
    if (mergeValue !== undefined) {
      baseObject[key] = baseObject[key] ? baseObject[key].concat(mergeValue) : mergeValue;
    }
  };
  const extendTailwindMerge = (configExtension, ...createConfig) =>
    typeof configExtension === 'function'
      ? createTailwindMerge(getDefaultConfig, configExtension, ...createConfig)
      : createTailwindMerge(
          () => mergeConfigs(getDefaultConfig(), configExtension),
          ...createConfig,
        );
  const twMerge =
    /*#__PURE__*/ /* unused pure expression or super */ null &&
    createTailwindMerge(getDefaultConfig); // ./libs/web-ui/src/class-names.ts

  //# sourceMappingURL=bundle-mjs.mjs.map

  const merge = extendTailwindMerge({
    extend: {
      theme: {
        text: ['xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', 'hero'],
        shadow: ['e1', 'e2', 'e3', 'ring'],
      },
    },
  });
  /** Joins class names; a later utility wins over an earlier one of its kind. */ const cn =
    (...classes) => merge(clsx(classes)); // ./libs/web-ui/src/layout/container.tsx

  /** The page's width: 1440 px at most (spec 9). */ const Container = ({
    className,
    ...rest
  }) =>
    /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('div', {
      className: cn('mx-auto w-full max-w-page px-4 lg:px-10', className),
      ...rest,
    }); // ./libs/web-ui/src/layout/logo.tsx

  function Mark() {
    const id = (0, external_react_namespaceObject.useId)();
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('svg', {
      viewBox: '0 0 42 42',
      className: 'size-9 shrink-0 lg:size-[42px]',
      'aria-hidden': true,
      children: [
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('defs', {
          children: [
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('linearGradient', {
              id: `${id}g`,
              x1: '0',
              y1: '0',
              x2: '0',
              y2: '1',
              children: [
                /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('stop', {
                  offset: '0',
                  stopColor: '#4A52C4',
                }),
                /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('stop', {
                  offset: '1',
                  stopColor: '#272D86',
                }),
              ],
            }),
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('clipPath', {
              id: `${id}c`,
              children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('rect', {
                width: '42',
                height: '42',
                rx: '12',
              }),
            }),
          ],
        }),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('g', {
          clipPath: `url(#${id}c)`,
          children: [
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('rect', {
              width: '42',
              height: '42',
              fill: `url(#${id}g)`,
            }),
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('circle', {
              cx: '28.5',
              cy: '15.5',
              r: '6',
              fill: '#F8B133',
            }),
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('path', {
              d: 'M-2 34 13 14.5 20.5 24 25 19.5 44 36v8H-2z',
              fill: '#fff',
            }),
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('path', {
              d: 'M13 14.5 8.9 19.8l2.6 1.3 2-1.9 2.3 2.3 1.6-.9z',
              fill: '#A3ABEE',
            }),
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('path', {
              d: 'M-1 33.5h44V44H-1z',
              fill: '#B81E55',
            }),
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('path', {
              d: 'M0 33.5a3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0z',
              fill: '#fff',
            }),
          ],
        }),
      ],
    });
  }
  /** The brand; `isOnDark` for the footer. */ function Logo({ isOnDark, className }) {
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('span', {
      className: cn('inline-flex items-center gap-2.5', className),
      children: [
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Mark, {}),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('span', {
          className: isOnDark ? 'text-white' : 'text-indigo-900',
          children: [
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('b', {
              className:
                'block text-xl font-extrabold leading-none tracking-tighter lg:text-[25px]',
              children: platform_namespaceObject.brand.wordmark,
            }),
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('small', {
              lang: 'ne',
              className: cn(
                'mt-1 block text-[11px] font-semibold leading-none',
                isOnDark ? 'text-indigo-300' : 'text-ink-500',
              ),
              children: platform_namespaceObject.brand.tagline,
            }),
          ],
        }),
      ],
    });
  } // ./libs/web-ui/src/layout/dhaka-band.tsx

  /** The woven strip, once per surface. */ const DhakaBand = ({ className }) =>
    /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('div', {
      'aria-hidden': true,
      className: cn('haat-dhaka h-3.5', className),
    }); // ./libs/web-ui/src/states/mountain.tsx

  const COLOUR = {
    calm: '#a3abee',
    lost: '#f3a9c1',
    locked: '#c9cef2',
  };
  /** The picture of the empty, error and locked states. */ const Mountain = ({
    mood = 'calm',
  }) =>
    /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('svg', {
      viewBox: '0 0 132 104',
      className: 'mx-auto mb-4 h-[104px] w-[132px]',
      'aria-hidden': true,
      children: [
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('ellipse', {
          cx: '66',
          cy: '94',
          rx: '58',
          ry: '6',
          fill: '#ece6da',
        }),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('circle', {
          cx: '104',
          cy: '24',
          r: '13',
          fill: '#ffce6b',
        }),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('path', {
          d: 'M8 92 48 36l18 24 12-14 46 46z',
          fill: COLOUR[mood],
        }),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('path', {
          d: 'M48 36 37 51l7 4 5-5 6 6 4-4z',
          fill: '#fff',
        }),
        mood === 'lost'
          ? /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('path', {
              d: 'm58 68 16 16m0-16-16 16',
              stroke: '#951544',
              strokeWidth: '5',
              strokeLinecap: 'round',
            })
          : null,
        mood === 'locked'
          ? /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('g', {
              children: [
                /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('path', {
                  d: 'M58 64v-7a9 9 0 0 1 18 0v7',
                  fill: 'none',
                  stroke: '#272d86',
                  strokeWidth: '4',
                }),
                /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('rect', {
                  x: '53',
                  y: '63',
                  width: '28',
                  height: '22',
                  rx: '5',
                  fill: '#272d86',
                }),
                /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('circle', {
                  cx: '67',
                  cy: '73',
                  r: '3',
                  fill: '#fff',
                }),
              ],
            })
          : null,
      ],
    }); // ./libs/web-ui/src/states/empty-state.tsx

  function EmptyState({ title, text, action, mood, className }) {
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('div', {
      className: cn('px-6 py-9 text-center', className),
      children: [
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Mountain, {
          mood: mood,
        }),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('h2', {
          className: 'mb-1.5 text-lg',
          children: title,
        }),
        text
          ? /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('p', {
              className: 'mx-auto mb-4 max-w-[340px] text-[14.5px] text-ink-500',
              children: text,
            })
          : null,
        action,
      ],
    });
  } // ./node_modules/@radix-ui/react-compose-refs/dist/index.mjs

  var __defProp = Object.defineProperty;
  var __name = (target, value) =>
    __defProp(target, 'name', { value, configurable: true });

  // src/compose-refs.tsx

  function setRef(ref, value) {
    if (typeof ref === 'function') {
      return ref(value);
    } else if (ref !== null && ref !== void 0) {
      ref.current = value;
    }
  }
  __name(setRef, 'setRef');
  function composeRefs(...refs) {
    return (node) => {
      let hasCleanup = false;
      const cleanups = refs.map((ref) => {
        const cleanup = setRef(ref, node);
        if (!hasCleanup && typeof cleanup == 'function') {
          hasCleanup = true;
        }
        return cleanup;
      });
      if (hasCleanup) {
        return () => {
          for (let i = 0; i < cleanups.length; i++) {
            const cleanup = cleanups[i];
            if (typeof cleanup == 'function') {
              cleanup();
            } else {
              setRef(refs[i], null);
            }
          }
        };
      }
    };
  }
  __name(composeRefs, 'composeRefs');
  function useComposedRefs(...refs) {
    return external_react_namespaceObject.useCallback(composeRefs(...refs), refs);
  }
  __name(useComposedRefs, 'useComposedRefs'); // ./node_modules/@radix-ui/react-slot/dist/index.mjs

  //# sourceMappingURL=index.mjs.map

  var dist_defProp = Object.defineProperty;
  var dist_name = (target, value) =>
    dist_defProp(target, 'name', { value, configurable: true });

  // src/slot.tsx

  // @__NO_SIDE_EFFECTS__
  function createSlot(ownerName) {
    const Slot2 = external_react_namespaceObject.forwardRef((props, forwardedRef) => {
      let { children, ...slotProps } = props;
      let slottableElement = null;
      let hasSlottable = false;
      const newChildren = [];
      children = useUnwrappedLazy(children);
      external_react_namespaceObject.Children.forEach(children, (maybeSlottable) => {
        if (isSlottable(maybeSlottable)) {
          hasSlottable = true;
          const slottable = maybeSlottable;
          let child =
            'child' in slottable.props ? slottable.props.child : slottable.props.children;
          while (isLazyComponent(child) && typeof use === 'function') {
            child = use(child._payload);
          }
          slottableElement = getSlottableElementFromSlottable(slottable, child);
          newChildren.push(slottableElement?.props?.children);
        } else {
          newChildren.push(maybeSlottable);
        }
      });
      if (slottableElement) {
        slottableElement = external_react_namespaceObject.cloneElement(
          slottableElement,
          void 0,
          newChildren,
        );
      } else if (
        // A `Slottable` was found but it didn't resolve to a single element (e.g.
        // it wrapped multiple elements, text, or a render-prop `child` that
        // wasn't an element). Don't fall back to treating the `Slottable` wrapper
        // itself as the slot target — throw a descriptive error below instead.
        !hasSlottable &&
        external_react_namespaceObject.Children.count(children) === 1 &&
        external_react_namespaceObject.isValidElement(children)
      ) {
        slottableElement = children;
      }
      const slottableElementRef = slottableElement
        ? getElementRef(slottableElement)
        : void 0;
      const composedRef = useComposedRefs(forwardedRef, slottableElementRef);
      if (!slottableElement) {
        if (children || children === 0) {
          throw new Error(
            hasSlottable ? createSlottableError(ownerName) : createSlotError(ownerName),
          );
        }
        return children;
      }
      const mergedProps = mergeProps(slotProps, slottableElement.props ?? {});
      if (slottableElement.type !== external_react_namespaceObject.Fragment) {
        mergedProps.ref = forwardedRef ? composedRef : slottableElementRef;
      }
      return external_react_namespaceObject.cloneElement(slottableElement, mergedProps);
    });
    Slot2.displayName = `${ownerName}.Slot`;
    return Slot2;
  }
  dist_name(createSlot, 'createSlot');
  var Slot = /* @__PURE__ */ createSlot('Slot');
  var SLOTTABLE_IDENTIFIER = Symbol.for('radix.slottable');
  // @__NO_SIDE_EFFECTS__
  function createSlottable(ownerName) {
    const Slottable2 = /* @__PURE__ */ dist_name(
      (props) => ('child' in props ? props.children(props.child) : props.children),
      'Slottable',
    );
    Slottable2.displayName = `${ownerName}.Slottable`;
    Slottable2.__radixId = SLOTTABLE_IDENTIFIER;
    return Slottable2;
  }
  dist_name(createSlottable, 'createSlottable');
  var Slottable =
    /* @__PURE__ */ /* unused pure expression or super */ null &&
    createSlottable('Slottable');
  var getSlottableElementFromSlottable = /* @__PURE__ */ dist_name((slottable, child) => {
    if ('child' in slottable.props) {
      if (!external_react_namespaceObject.isValidElement(child)) return null;
      return external_react_namespaceObject.cloneElement(
        child,
        void 0,
        slottable.props.children(child.props.children),
      );
    }
    return external_react_namespaceObject.isValidElement(child) ? child : null;
  }, 'getSlottableElementFromSlottable');
  function mergeProps(slotProps, childProps) {
    const overrideProps = { ...childProps };
    for (const propName in childProps) {
      const slotPropValue = slotProps[propName];
      const childPropValue = childProps[propName];
      const isHandler = /^on[A-Z]/.test(propName);
      if (isHandler) {
        if (slotPropValue && childPropValue) {
          overrideProps[propName] = (...args) => {
            const result = childPropValue(...args);
            slotPropValue(...args);
            return result;
          };
        } else if (slotPropValue) {
          overrideProps[propName] = slotPropValue;
        }
      } else if (propName === 'style') {
        overrideProps[propName] = { ...slotPropValue, ...childPropValue };
      } else if (propName === 'className') {
        overrideProps[propName] = [slotPropValue, childPropValue]
          .filter(Boolean)
          .join(' ');
      } else if (propName === 'aria-describedby') {
        overrideProps[propName] = concatAriaDescribedby(childPropValue, slotPropValue);
      }
    }
    return { ...slotProps, ...overrideProps };
  }
  dist_name(mergeProps, 'mergeProps');
  function getElementRef(element) {
    let getter = Object.getOwnPropertyDescriptor(element.props, 'ref')?.get;
    let mayWarn = getter && 'isReactWarning' in getter && getter.isReactWarning;
    if (mayWarn) {
      return element.ref;
    }
    getter = Object.getOwnPropertyDescriptor(element, 'ref')?.get;
    mayWarn = getter && 'isReactWarning' in getter && getter.isReactWarning;
    if (mayWarn) {
      return element.props.ref;
    }
    return element.props.ref || element.ref;
  }
  dist_name(getElementRef, 'getElementRef');
  function isSlottable(child) {
    return (
      external_react_namespaceObject.isValidElement(child) &&
      typeof child.type === 'function' &&
      '__radixId' in child.type &&
      child.type.__radixId === SLOTTABLE_IDENTIFIER
    );
  }
  dist_name(isSlottable, 'isSlottable');
  var REACT_LAZY_TYPE = Symbol.for('react.lazy');
  function isLazyComponent(element) {
    return (
      element != null &&
      typeof element === 'object' &&
      '$$typeof' in element &&
      element.$$typeof === REACT_LAZY_TYPE &&
      '_payload' in element &&
      isPromiseLike(element._payload)
    );
  }
  dist_name(isLazyComponent, 'isLazyComponent');
  function isPromiseLike(value) {
    return typeof value === 'object' && value !== null && 'then' in value;
  }
  dist_name(isPromiseLike, 'isPromiseLike');
  function useUnwrappedLazy(value) {
    let unwrapped = value;
    while (isLazyComponent(unwrapped) && typeof use === 'function') {
      unwrapped = use(unwrapped._payload);
    }
    return unwrapped;
  }
  dist_name(useUnwrappedLazy, 'useUnwrappedLazy');
  function concatAriaDescribedby(...values) {
    const ids = /* @__PURE__ */ new Set();
    for (const value of values) {
      if (typeof value !== 'string') continue;
      for (const id of String(value).trim().split(/\s+/)) {
        if (id) ids.add(id);
      }
    }
    return ids.size > 0 ? Array.from(ids).join(' ') : void 0;
  }
  dist_name(concatAriaDescribedby, 'concatAriaDescribedby');
  var createSlotError = /* @__PURE__ */ dist_name((ownerName) => {
    return `${ownerName} failed to slot onto its children. Expected a single React element child or \`Slottable\`.`;
  }, 'createSlotError');
  var createSlottableError = /* @__PURE__ */ dist_name((ownerName) => {
    return `${ownerName} failed to slot onto its \`Slottable\`. Expected \`Slottable\` to receive a single React element child.`;
  }, 'createSlottableError');
  var use = external_react_namespaceObject_0[' use '.trim().toString()]; // ./node_modules/lucide-react/dist/esm/shared/src/utils/toKebabCase.mjs

  //# sourceMappingURL=index.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const toKebabCase = (string) =>
    string?.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase(); // ./node_modules/lucide-react/dist/esm/shared/src/utils/toLucideIconData.mjs

  //# sourceMappingURL=toKebabCase.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  function toLucideIconData(iconName, iconNode, aliases = []) {
    if (iconNode == null) {
      throw new Error('[lucide]: iconNode is required when icon name is used');
    }
    return {
      name: toKebabCase(iconName),
      size: 24,
      node: iconNode,
      ...(aliases.length > 0 ? { aliases } : {}),
    };
  } // ./node_modules/lucide-react/dist/esm/shared/src/utils/toCamelCase.mjs

  //# sourceMappingURL=toLucideIconData.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const toCamelCase = (string) => {
    let out = '';
    let upperNext = false;
    for (const ch of string) {
      if (ch === '-' || ch === '_' || ch <= ' ') {
        upperNext = out.length > 0;
        continue;
      }
      if (out.length === 0) {
        out += ch.toLowerCase();
      } else {
        out += upperNext ? ch.toUpperCase() : ch;
      }
      upperNext = false;
    }
    return out;
  }; // ./node_modules/lucide-react/dist/esm/shared/src/utils/toPascalCase.mjs

  //# sourceMappingURL=toCamelCase.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const toPascalCase = (string) => {
    const camelCase = toCamelCase(string);
    return camelCase.charAt(0).toUpperCase() + camelCase.slice(1);
  }; // ./node_modules/lucide-react/dist/esm/shared/src/utils/mergeClasses.mjs

  //# sourceMappingURL=toPascalCase.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const mergeClasses = (...classes) => {
    const tokens = /* @__PURE__ */ new Set();
    for (const cls of classes) {
      if (typeof cls !== 'string') continue;
      for (const token of cls.split(/\s+/)) {
        if (token) tokens.add(token);
      }
    }
    return [...tokens].join(' ');
  }; // ./node_modules/lucide-react/dist/esm/shared/src/build/defaultAttributes.mjs

  //# sourceMappingURL=mergeClasses.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const defaultAttributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }; // ./node_modules/lucide-react/dist/esm/shared/src/build/buildLucideIconNode.mjs

  //# sourceMappingURL=defaultAttributes.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  function isDefined(value) {
    return value !== null && value !== void 0;
  }
  function buildLucideIconNode(icon, params = {}) {
    const attributeNames = params.attributeNames ?? {};
    const getAttributeName = (attributeName) =>
      attributeNames[attributeName] ?? attributeName;
    const viewBoxWidth = icon.size ?? icon.width ?? defaultAttributes['width'];
    const viewBoxHeight = icon.size ?? icon.height ?? defaultAttributes['height'];
    const aliasClassNames =
      icon.aliases
        ?.filter((alias) => typeof alias === 'string' && alias.trim() !== '')
        .map((alias) => `lucide-${alias}`) ?? [];
    const iconClassNames = [
      ...(icon.name ? [`lucide-${icon.name}`] : []),
      ...aliasClassNames,
    ];
    const classNamesFromClassName = params.className?.split(' ').filter(Boolean) ?? [];
    const className =
      params.includeDefaultClasses === false
        ? mergeClasses(...classNamesFromClassName)
        : mergeClasses('lucide', ...iconClassNames, ...classNamesFromClassName);
    const calculatedStrokeWidth = params.absoluteStrokeWidth
      ? (Number(params.strokeWidth ?? defaultAttributes['stroke-width']) *
          Number(icon.size ?? icon.width ?? defaultAttributes['width'])) /
        Number(params.size ?? params.width ?? defaultAttributes['width'])
      : (params.strokeWidth ?? defaultAttributes['stroke-width']);
    const attributes = {
      ...Object.entries(defaultAttributes).reduce((attrs, [attrName, value]) => {
        attrs[getAttributeName(attrName)] = value;
        return attrs;
      }, {}),
      ...('color' in params &&
        params.color && {
          [getAttributeName('stroke')]: params.color,
        }),
      ...('size' in params &&
        isDefined(params.size) && {
          [getAttributeName('width')]: params.size,
          [getAttributeName('height')]: params.size,
        }),
      ...('width' in params &&
        isDefined(params.width) && {
          [getAttributeName('width')]: params.width,
        }),
      ...('height' in params &&
        isDefined(params.height) && {
          [getAttributeName('height')]: params.height,
        }),
      [getAttributeName('stroke-width')]: calculatedStrokeWidth,
      ...(className && {
        [getAttributeName('class')]: className,
      }),
      [getAttributeName('viewBox')]: `0 0 ${viewBoxWidth} ${viewBoxHeight}`,
      ...(params.hasA11yProp === false
        ? {
            [getAttributeName('aria-hidden')]: 'true',
          }
        : {}),
      ...('attributes' in params && params.attributes),
    };
    return [
      'svg',
      attributes,
      icon.node.map((child) => {
        const [name, attrs, children] = child;
        const nextAttrs = params.nonScalingStroke
          ? { [getAttributeName('vector-effect')]: 'non-scaling-stroke', ...attrs }
          : attrs;
        return children ? [name, nextAttrs, children] : [name, nextAttrs];
      }),
    ];
  } // ./node_modules/lucide-react/dist/esm/shared/src/build/buildLucideIconForReact.mjs

  //# sourceMappingURL=buildLucideIconNode.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  function buildLucideIconForReact(icon, params = {}) {
    return buildLucideIconNode(icon, {
      ...params,
      attributeNames: {
        ...params.attributeNames,
        class: 'className',
        'stroke-width': 'strokeWidth',
        'stroke-linecap': 'strokeLinecap',
        'stroke-linejoin': 'strokeLinejoin',
        'vector-effect': 'vectorEffect',
      },
    });
  } // ./node_modules/lucide-react/dist/esm/shared/src/utils/hasA11yProp.mjs

  //# sourceMappingURL=buildLucideIconForReact.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const hasA11yProp = (props) => {
    if (props == null || typeof props !== 'object') {
      return false;
    }
    for (const prop in props) {
      if (
        Object.prototype.hasOwnProperty.call(props, prop) &&
        (prop.startsWith('aria-') || prop === 'role' || prop === 'title') &&
        props[prop] != null
      ) {
        return true;
      }
    }
    return false;
  }; // ./node_modules/lucide-react/dist/esm/context.mjs

  //# sourceMappingURL=hasA11yProp.mjs.map

  /* unused harmony import specifier */ var useMemo;
  /* unused harmony import specifier */ var createElement;

  ('use client');
  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const LucideContext = (0, external_react_namespaceObject.createContext)({});
  function LucideProvider({
    children,
    size,
    color,
    strokeWidth,
    absoluteStrokeWidth,
    nonScalingStroke,
    className,
  }) {
    const value = useMemo(
      () => ({
        size,
        color,
        strokeWidth,
        absoluteStrokeWidth,
        nonScalingStroke,
        className,
      }),
      [size, color, strokeWidth, absoluteStrokeWidth, nonScalingStroke, className],
    );
    return createElement(LucideContext.Provider, { value }, children);
  }
  const useLucideContext = () =>
    (0, external_react_namespaceObject.useContext)(LucideContext); // ./node_modules/lucide-react/dist/esm/Icon.mjs

  //# sourceMappingURL=context.mjs.map

  ('use client');
  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const Icon = (0, external_react_namespaceObject.forwardRef)(
    (
      {
        color,
        size,
        width,
        height,
        strokeWidth,
        absoluteStrokeWidth,
        nonScalingStroke,
        className = '',
        children,
        iconNode = [],
        icon = {
          node: iconNode,
          aliases: [],
          size: 24,
        },
        ...rest
      },
      ref,
    ) => {
      const {
        size: contextSize = 24,
        strokeWidth: contextStrokeWidth = 2,
        absoluteStrokeWidth: contextAbsoluteStrokeWidth = false,
        nonScalingStroke: contextNonScalingStroke = false,
        color: contextColor = 'currentColor',
        className: contextClass = '',
      } = useLucideContext() ?? {};
      const hasAccessibleProp = Boolean(children) || hasA11yProp(rest);
      const [name, svgAttributes, builtIconNode = []] = buildLucideIconForReact(icon, {
        color: color ?? contextColor,
        width: width ?? size ?? contextSize,
        height: height ?? size ?? contextSize,
        strokeWidth: strokeWidth ?? contextStrokeWidth,
        absoluteStrokeWidth: absoluteStrokeWidth ?? contextAbsoluteStrokeWidth,
        nonScalingStroke: nonScalingStroke ?? contextNonScalingStroke,
        className: mergeClasses(contextClass, className),
        hasA11yProp: hasAccessibleProp,
        attributes: rest,
      });
      return (0, external_react_namespaceObject.createElement)(
        name,
        {
          ref,
          ...svgAttributes,
        },
        [
          ...builtIconNode.map(([tag, attrs]) =>
            (0, external_react_namespaceObject.createElement)(tag, attrs),
          ),
          ...(Array.isArray(children) ? children : [children]),
        ],
      );
    },
  ); // ./node_modules/lucide-react/dist/esm/createLucideIcon.mjs

  //# sourceMappingURL=Icon.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  function createLucideIcon(iconDataOrName, iconNode = [], aliases = []) {
    const iconData =
      typeof iconDataOrName === 'string'
        ? toLucideIconData(iconDataOrName, iconNode, aliases)
        : iconDataOrName;
    const Component = (0, external_react_namespaceObject.forwardRef)(
      ({ className, ...props }, ref) =>
        (0, external_react_namespaceObject.createElement)(Icon, {
          ref,
          icon: iconData,
          className,
          ...props,
        }),
    );
    if (iconData.name) {
      Component.displayName = toPascalCase(iconData.name);
    }
    return Component;
  } // ./node_modules/lucide-react/dist/esm/icons/loader-circle.mjs

  //# sourceMappingURL=createLucideIcon.mjs.map

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const __iconData = {
    name: 'loader-circle',
    size: 24,
    node: [['path', { d: 'M21 12a9 9 0 1 1-6.219-8.56', key: '13zald' }]],
    aliases: ['loader-2'],
  };
  __iconData.node;
  const LoaderCircle = createLucideIcon(__iconData); // ./libs/web-ui/src/controls/spinner.tsx

  //# sourceMappingURL=loader-circle.mjs.map

  const Spinner = ({ className }) =>
    /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(LoaderCircle, {
      className: cn('size-5 animate-[spin_1s_linear_infinite]', className),
      'aria-hidden': true,
    }); // ./libs/web-ui/src/controls/button.tsx

  const BASE =
    'relative inline-flex items-center justify-center gap-2 whitespace-nowrap border border-transparent ' +
    'font-semibold transition active:translate-y-px disabled:pointer-events-none [&_svg]:shrink-0';
  const VARIANT = {
    primary:
      'bg-linear-to-b from-[#3d45b8] to-indigo-600 text-white shadow-[inset_0_1px_0_rgb(255_255_255/.18),0_6px_16px_-6px_rgb(50_57_166/.6)] hover:from-indigo-700 hover:to-indigo-700',
    marigold:
      'bg-linear-to-b from-[#ffc04e] to-mari-400 text-ink-900 shadow-[inset_0_1px_0_rgb(255_255_255/.45),0_6px_16px_-8px_rgb(238_154_12/.8)] hover:to-mari-500',
    outline:
      'border-line-strong bg-card text-ink-900 hover:border-indigo-500 hover:text-indigo-700',
    soft: 'bg-indigo-50 text-indigo-700 hover:bg-indigo-100',
    ghost: 'bg-transparent text-ink-700 hover:bg-sand',
    wa: 'bg-wa text-white hover:bg-green-700',
    danger: 'bg-red-600 text-white hover:bg-red-700',
  };
  const SIZE = {
    sm: 'h-9 rounded-[10px] px-3.5 text-[13.5px] [&_svg]:size-4',
    md: 'h-11 rounded-md px-[18px] text-base [&_svg]:size-[18px]',
    lg: 'h-13 rounded-[14px] px-6 text-md [&_svg]:size-5',
  };
  const OFF =
    'disabled:border-transparent disabled:bg-sand disabled:bg-none disabled:text-ink-500 disabled:shadow-none';
  function Button(props) {
    const {
      variant = 'primary',
      size = 'md',
      isBusy,
      asChild,
      className,
      ...rest
    } = props;
    const classes = cn(BASE, VARIANT[variant], SIZE[size], !isBusy && OFF, className);
    if (asChild)
      return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Slot, {
        className: classes,
        ...rest,
      });
    const { children, disabled, type = 'button', ...more } = rest;
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('button', {
      type: type,
      className: classes,
      disabled: disabled || isBusy,
      'aria-busy': isBusy || undefined,
      ...more,
      children: [
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('span', {
          className: cn('inline-flex items-center gap-2', isBusy && 'invisible'),
          children: children,
        }),
        isBusy
          ? /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Spinner, {
              className: 'absolute',
            })
          : null,
      ],
    });
  } // ./node_modules/lucide-react/dist/esm/icons/house.mjs

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const house_iconData = {
    name: 'house',
    size: 24,
    node: [
      ['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8', key: '5wwlr5' }],
      [
        'path',
        {
          d: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
          key: 'r6nss1',
        },
      ],
    ],
    aliases: ['home'],
  };
  house_iconData.node;
  const House = createLucideIcon(house_iconData); // ./frontends/shell/src/features/errors/not-found-page.tsx

  //# sourceMappingURL=house.mjs.map

  const NotFoundPage = () =>
    /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(EmptyState, {
      mood: 'lost',
      className: 'py-20',
      title: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
        platform_namespaceObject.Trans,
        {
          id: 'vPmt6M',
          message: 'This page could not be found',
        },
      ),
      text: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
        platform_namespaceObject.Trans,
        {
          id: 'Ml3_WK',
          message: 'The link may be old, or the product was taken down.',
        },
      ),
      action: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Button, {
        asChild: true,
        variant: 'soft',
        children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)(
          platform_namespaceObject.Link,
          {
            to: platform_namespaceObject.paths.home,
            children: [
              /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(House, {
                'aria-hidden': true,
              }),
              /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                platform_namespaceObject.Trans,
                {
                  id: 'hr_d11',
                  message: 'Back to the home page',
                },
              ),
            ],
          },
        ),
      }),
    }); // ./frontends/shell/src/features/errors/error-page.tsx

  /** Status (500 when there is none) and message, as the specification's section 8 asks. */ function ErrorPage({
    error,
  }) {
    const status =
      error instanceof platform_namespaceObject.RouteError ? error.status : 500;
    if (status === 404)
      return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(NotFoundPage, {});
    const message =
      error instanceof platform_namespaceObject.RouteError ? error.message : null;
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(EmptyState, {
      mood: 'lost',
      className: 'py-20',
      title: String(status),
      text:
        message ??
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
          platform_namespaceObject.Trans,
          {
            id: 'xBrOy8',
            message: 'Something went wrong on this page.',
          },
        ),
      action: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Button, {
        asChild: true,
        variant: 'soft',
        children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
          platform_namespaceObject.Link,
          {
            to: platform_namespaceObject.paths.home,
            children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
              platform_namespaceObject.Trans,
              {
                id: 'hr_d11',
                message: 'Back to the home page',
              },
            ),
          },
        ),
      }),
    });
  } // ./frontends/shell/src/app/error-boundary.tsx

  /** A page that throws shows the error page; header and footer stay. */ class ErrorBoundary
    extends external_react_namespaceObject.Component
  {
    state = {
      error: null,
    };
    static getDerivedStateFromError(error) {
      return {
        error,
      };
    }
    render() {
      return this.state.error === null
        ? this.props.children
        : /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(ErrorPage, {
            error: this.state.error,
          });
    }
  } // ./node_modules/lucide-react/dist/esm/icons/arrow-up.mjs

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const arrow_up_iconData = {
    name: 'arrow-up',
    size: 24,
    node: [
      ['path', { d: 'm5 12 7-7 7 7', key: 'hav0vg' }],
      ['path', { d: 'M12 19V5', key: 'x0mq9r' }],
    ],
  };
  arrow_up_iconData.node;
  const ArrowUp = createLucideIcon(arrow_up_iconData); // ./frontends/shell/src/app/go-to-top.tsx

  //# sourceMappingURL=arrow-up.mjs.map

  const SHOWN_AFTER_PX = 500;
  function GoToTop() {
    const { i18n: $__i18n, _: $__ } = (0, platform_namespaceObject.useLingui)();
    const [isShown, setIsShown] = (0, external_react_namespaceObject.useState)(false);
    (0, external_react_namespaceObject.useEffect)(() => {
      const look = () => setIsShown(scrollY > SHOWN_AFTER_PX);
      look();
      addEventListener('scroll', look, {
        passive: true,
      });
      return () => removeEventListener('scroll', look);
    }, []);
    if (!isShown) return null;
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('button', {
      type: 'button',
      'aria-label': $__i18n._(
        /*i18n*/ {
          id: 'Aemj6R',
          message: 'Go to top',
        },
      ),
      onClick: () =>
        scrollTo({
          top: 0,
        }),
      className:
        'haat-fade fixed bottom-20 right-4 z-50 grid size-12 place-items-center rounded-full bg-indigo-600 text-white shadow-e3 hover:bg-indigo-700 lg:bottom-6',
      children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(ArrowUp, {
        className: 'size-5',
        'aria-hidden': true,
      }),
    });
  } // ./frontends/shell/src/app/page-load.ts

  /** Whether a page's code is on its way: asked by the progress bar and the overlay. */
  let pending = 0;
  const listeners = new Set();
  function change(by) {
    pending += by;
    for (const tell of listeners) tell();
  }
  function subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  const useIsPageLoading = () =>
    (0, external_react_namespaceObject.useSyncExternalStore)(
      subscribe,
      () => pending > 0,
      () => false,
    );
  /** Rendered as a fallback, it says for as long as it stands that a page is loading. */ function PageLoading() {
    (0, external_react_namespaceObject.useEffect)(() => {
      change(1);
      return () => change(-1);
    }, []);
    return null;
  } // ./frontends/shell/src/app/use-delayed.ts

  /** true once `isOn` has been true for that long: quick things show no indicator. */ function useDelayed(
    isOn,
    delayMs,
  ) {
    const [isDue, setIsDue] = (0, external_react_namespaceObject.useState)(false);
    (0, external_react_namespaceObject.useEffect)(() => {
      if (!isOn) return setIsDue(false);
      const timer = setTimeout(() => setIsDue(true), delayMs);
      return () => clearTimeout(timer);
    }, [isOn, delayMs]);
    return isOn && isDue;
  } // ./frontends/shell/src/app/loading-overlay.tsx

  const SHOWN_AFTER_MS = 200;
  /** Only while a whole page is loading; everything else has skeletons. */ function LoadingOverlay() {
    const isShown = useDelayed(useIsPageLoading(), SHOWN_AFTER_MS);
    if (!isShown) return null;
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('div', {
      role: 'status',
      className: 'haat-fade fixed inset-0 z-30 grid place-items-center bg-paper/60',
      children: [
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Spinner, {
          className: 'size-9 text-indigo-600',
        }),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('span', {
          className: 'sr-only',
          children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
            platform_namespaceObject.Trans,
            {
              id: 'yQE2r9',
              message: 'Loading',
            },
          ),
        }),
      ],
    });
  } // ./frontends/shell/src/app/progress-bar.tsx

  const START_AFTER_MS = 200;
  const FILL_MS = 5000;
  const HIDE_AFTER_MS = 500;
  /** The bar at the top: starts late, fills slowly, leaves after finishing (spec 9). */ function ProgressBar() {
    const isCalling = (0, platform_namespaceObject.useAppSelector)(
      platform_namespaceObject.selectIsLoading,
    );
    const isBusy = useDelayed(useIsPageLoading() || isCalling, START_AFTER_MS);
    const [phase, setPhase] = (0, external_react_namespaceObject.useState)('idle');
    (0, external_react_namespaceObject.useEffect)(() => {
      if (isBusy) return setPhase('filling');
      setPhase((now) => (now === 'idle' ? 'idle' : 'done'));
      const timer = setTimeout(() => setPhase('idle'), HIDE_AFTER_MS);
      return () => clearTimeout(timer);
    }, [isBusy]);
    if (phase === 'idle') return null;
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('div', {
      'aria-hidden': true,
      className: 'fixed inset-x-0 top-0 z-[90] h-[3px] origin-left bg-rho-500',
      style:
        phase === 'filling'
          ? {
              animation: `haat-fill ${FILL_MS}ms var(--ease-haat) forwards`,
            }
          : {
              opacity: 0,
              transition: `opacity ${HIDE_AFTER_MS}ms`,
            },
    });
  } // ./frontends/shell/src/app/layout.tsx

  /** The frame of every page. */ function Layout() {
    const { pathname } = (0, platform_namespaceObject.useLocation)();
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)(
      jsx_runtime_namespaceObject.Fragment,
      {
        children: [
          /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(ProgressBar, {}),
          /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(LoadingOverlay, {}),
          /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('header', {
            className:
              'sticky top-0 z-40 border-b border-line bg-white/94 backdrop-blur-md',
            children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Container, {
              className: 'flex h-[76px] items-center',
              children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                platform_namespaceObject.Link,
                {
                  to: platform_namespaceObject.paths.home,
                  children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Logo, {}),
                },
              ),
            }),
          }),
          /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('main', {
            id: 'main',
            className: 'min-h-[60vh]',
            children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
              ErrorBoundary,
              {
                children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                  platform_namespaceObject.Outlet,
                  {},
                ),
              },
              pathname,
            ),
          }),
          /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('footer', {
            className: 'mt-16 bg-indigo-900 text-indigo-100',
            children: [
              /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(DhakaBand, {}),
              /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Container, {
                className: 'py-10',
                children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Logo, {
                  isOnDark: true,
                }),
              }),
            ],
          }),
          /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(GoToTop, {}),
          /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
            platform_namespaceObject.Toaster,
            {},
          ),
        ],
      },
    );
  } // ./node_modules/lucide-react/dist/esm/icons/arrow-right.mjs

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const arrow_right_iconData = {
    name: 'arrow-right',
    size: 24,
    node: [
      ['path', { d: 'M5 12h14', key: '1ays0h' }],
      ['path', { d: 'm12 5 7 7-7 7', key: 'xquz4c' }],
    ],
  };
  arrow_right_iconData.node;
  const ArrowRight = createLucideIcon(arrow_right_iconData); // ./libs/web-ui/src/layout/section-heading.tsx

  //# sourceMappingURL=arrow-right.mjs.map

  function SectionHeading({ title, text, more }) {
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('div', {
      className: 'mb-5 flex items-end gap-4',
      children: [
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('div', {
          children: [
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('h2', {
              className: 'text-xl lg:text-2xl',
              children: title,
            }),
            text
              ? /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('p', {
                  className: 'mt-1 text-ink-500',
                  children: text,
                })
              : null,
          ],
        }),
        more
          ? /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)(
              platform_namespaceObject.Link,
              {
                to: more.to,
                className:
                  'ml-auto inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-indigo-700 hover:underline',
                children: [
                  more.label,
                  /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(ArrowRight, {
                    className: 'size-4',
                    'aria-hidden': true,
                  }),
                ],
              },
            )
          : null,
      ],
    });
  } // ./libs/web-ui/src/states/skeleton.tsx

  /** A grey shape in the size of what is coming; give it height and width by class. */ const Skeleton =
    ({ className }) =>
      /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('span', {
        'aria-hidden': true,
        className: cn('haat-skeleton block rounded-sm', className),
      }); // ./libs/web-ui/src/layout/card.tsx

  const Card = ({ className, ...rest }) =>
    /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('div', {
      className: cn('rounded-lg border border-line bg-card shadow-e1', className),
      ...rest,
    }); // ./frontends/shell/src/features/home/pages/home-page.tsx

  function HomePage() {
    const { data: categories, isLoading } = (0,
    platform_namespaceObject.useAllCategoriesQuery)();
    const localName = (0, platform_namespaceObject.useLocalName)();
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)(Container, {
      className: 'py-10',
      children: [
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)('h1', {
          className: 'sr-only',
          children: platform_namespaceObject.brand.name,
        }),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(SectionHeading, {
          title: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
            platform_namespaceObject.Trans,
            {
              id: 'Um77l2',
              message: 'Explore industries',
            },
          ),
        }),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)('div', {
          className: 'grid grid-cols-2 gap-4 lg:grid-cols-6',
          children: [
            isLoading
              ? Array.from(
                  {
                    length: 12,
                  },
                  (_, index) =>
                    /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                      Skeleton,
                      {
                        className: 'h-40 rounded-lg',
                      },
                      index,
                    ),
                )
              : null,
            categories?.slice(0, 12).map((category) =>
              /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                Card,
                {
                  className: 'p-4 font-semibold',
                  children: localName(category),
                },
                category.id,
              ),
            ),
          ],
        }),
      ],
    });
  } // ./frontends/shell/src/remotes/loader.ts

  /** Loads containers of webpack's own module federation; no federation runtime is shipped. */ const remotes =
    new Map();
  const containers = new Map();
  function registerRemotes(list) {
    for (const remote of list) remotes.set(remote.name, remote);
  }
  /** Only scripts of our own origin under /mf/ may become code. */ function checked(
    url,
  ) {
    const { origin, pathname, href } = new URL(url, location.href);
    if (origin === location.origin && pathname.startsWith('/mf/')) return href;
    throw new TypeError(`not a remote of ours: ${url}`);
  }
  let policy;
  function trusted(url) {
    const { trustedTypes } = globalThis;
    policy ??= trustedTypes?.createPolicy('haat#remotes', {
      createScriptURL: checked,
    });
    return policy ? policy.createScriptURL(url) : checked(url);
  }
  const runScript = (url) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = trusted(url);
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject(new Error(`remote entry failed to load: ${url}`));
      };
      document.head.append(script);
    });
  async function loader_open(name) {
    const remote = remotes.get(name);
    if (!remote) throw new Error(`remote ${name} is not configured`);
    const page = globalThis;
    const key = `haat_${name}`;
    if (!page[key]) await runScript(remote.entry);
    const container = page[key];
    if (!container) throw new Error(`remote ${name} did not register`);
    await __webpack_require__.I('default');
    await container.init(__webpack_require__.S.default);
    return container;
  }
  function containerOf(name) {
    const known = containers.get(name);
    if (known) return known;
    const opening = loader_open(name);
    containers.set(name, opening);
    // A failure is forgotten, so that Retry asks again.
    opening.catch(() => containers.delete(name));
    return opening;
  }
  /** id: `<remote>/<exposed module>`. */ async function loadExposed(id) {
    const [name = '', exposed = ''] = id.split('/');
    const container = await containerOf(name);
    return (await container.get(`./${exposed}`))();
  }
  /** The edge could not reach the remote when it wrote the page: ask for its manifest now. */ async function findRemote(
    name,
  ) {
    if (remotes.has(name)) return;
    const answer = await fetch(`/mf/${name}/manifest.json`, {
      cache: 'no-cache',
    });
    if (!answer.ok) throw new Error(`remote ${name} answered ${answer.status}`);
    const { entry } = await answer.json();
    registerRemotes([
      {
        name,
        entry: `/mf/${name}/${entry}`,
      },
    ]);
  } // ./frontends/shell/src/remotes/modules.ts

  /** Modules of remotes that are here already: drawn without a flash of loading. */
  const loaded = new Map();
  const loadedModule = (id) => loaded.get(id);
  /** The server puts its modules here before it renders. */ const provideModule = (
    id,
    module,
  ) => void loaded.set(id, module);
  /** Resolves when the module and its words are there. */ async function loadModule(id) {
    await findRemote(id.split('/')[0] ?? '');
    const module = await loadExposed(id);
    await module.ready;
    loaded.set(id, module);
    return module;
  } // ./node_modules/lucide-react/dist/esm/icons/rotate-cw.mjs

  /**
   * @license lucide-react v1.75.0 - ISC
   *
   * This source code is licensed under the ISC license.
   * See the LICENSE file in the root directory of this source tree.
   */

  const rotate_cw_iconData = {
    name: 'rotate-cw',
    size: 24,
    node: [
      ['path', { d: 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8', key: '1p45f6' }],
      ['path', { d: 'M21 3v5h-5', key: '1q7to0' }],
    ],
  };
  rotate_cw_iconData.node;
  const RotateCw = createLucideIcon(rotate_cw_iconData); // ./libs/web-ui/src/states/error-panel.tsx

  //# sourceMappingURL=rotate-cw.mjs.map

  /** What did not load, in its own place; the rest of the page lives on. */ function ErrorPanel({
    title,
    error,
    onRetry,
  }) {
    const isOffline =
      error !== undefined && (0, platform_namespaceObject.statusOf)(error) === 0;
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Card, {
      role: 'alert',
      className: 'mx-auto my-10 max-w-lg',
      children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(EmptyState, {
        mood: 'lost',
        title:
          title ??
          /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
            platform_namespaceObject.Trans,
            {
              id: '6PbK0s',
              message: 'This did not load',
            },
          ),
        text: isOffline
          ? /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
              platform_namespaceObject.Trans,
              {
                id: 'tBww5I',
                message: 'There is no connection right now. Please try again.',
              },
            )
          : ((0, platform_namespaceObject.messageOf)(error) ??
            /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
              platform_namespaceObject.Trans,
              {
                id: 'U_me-u',
                message: 'Please try again in a moment.',
              },
            )),
        action: onRetry
          ? /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)(Button, {
              variant: 'soft',
              size: 'sm',
              onClick: onRetry,
              children: [
                /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(RotateCw, {
                  'aria-hidden': true,
                }),
                /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                  platform_namespaceObject.Trans,
                  {
                    id: '6gRgw8',
                    message: 'Retry',
                  },
                ),
              ],
            })
          : null,
      }),
    });
  } // ./frontends/shell/src/remotes/chunk-guard.ts

  /** A page chunk that fails to load reloads the page, at most once per 60 s (spec 8, D32). */ const KEY =
    'haat.reloaded-at';
  const PAUSE_MS = 60_000;
  const FAILED =
    /ChunkLoadError|Loading (CSS )?chunk .* failed|Failed to fetch dynamically imported module/i;
  function isChunkError(error) {
    const { name = '', message = '' } = error ?? {};
    return FAILED.test(`${name} ${message}`);
  }
  /** false: it happened already within the last minute, or storage is refused. */ function reloadOnce() {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < PAUSE_MS) return false;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without a memory a reload could repeat for ever.
      return false;
    }
    location.reload();
    return true;
  }
  function reloadOnFailedChunks() {
    addEventListener('unhandledrejection', ({ reason }) => {
      if (isChunkError(reason)) reloadOnce();
    });
  } // ./frontends/shell/src/remotes/remote-boundary.tsx

  /** A remote that fails shows its own panel; the rest of the page lives on (D32). */ class RemoteBoundary
    extends external_react_namespaceObject.Component
  {
    state = {
      error: null,
    };
    static getDerivedStateFromError(error) {
      return {
        error,
      };
    }
    componentDidCatch(error) {
      if (isChunkError(error)) reloadOnce();
    }
    retry = () => {
      // webpack remembers a failed chunk until the page is loaded anew.
      if (isChunkError(this.state.error)) location.reload();
      else this.props.onRetry();
    };
    render() {
      const { error } = this.state;
      if (error === null) return this.props.children;
      // Not a failure of loading: the error page knows its status.
      if (error instanceof platform_namespaceObject.RouteError) throw error;
      return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(ErrorPanel, {
        title: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
          platform_namespaceObject.Trans,
          {
            id: '5WmWCz',
            message: 'This section is not available right now',
          },
        ),
        onRetry: this.retry,
      });
    }
  } // ./frontends/shell/src/remotes/remote.tsx

  const Waiting = () =>
    /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)(Container, {
      className: 'grid gap-4 py-8',
      children: [
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(PageLoading, {}),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Skeleton, {
          className: 'h-40 rounded-lg',
        }),
        /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Skeleton, {
          className: 'h-64 rounded-lg',
        }),
      ],
    });
  /** A page of another team: `<remote>/<exposed module>`. */ function Remote({ id }) {
    const [attempt, setAttempt] = (0, external_react_namespaceObject.useState)(0);
    // React.lazy keeps a rejected import for ever: each attempt needs a new one.
    const Page = (0, external_react_namespaceObject.useMemo)(
      () =>
        loadedModule(id)?.default ??
        /*#__PURE__*/ (0, external_react_namespaceObject.lazy)(() => loadModule(id)), // eslint-disable-next-line react-hooks/exhaustive-deps
      [id, attempt],
    );
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
      RemoteBoundary,
      {
        onRetry: () => setAttempt((n) => n + 1),
        children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
          external_react_namespaceObject.Suspense,
          {
            fallback: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Waiting, {}),
            children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Page, {}),
          },
        ),
      },
      `${id}:${attempt}`,
    );
  } // ./frontends/shell/src/app/route-table.ts

  /** Which addresses exist, and who draws them. The edge asks here too: status, preloads, rendering. */
  const ROUTE_TABLE = [
    {
      path: '/',
      isRendered: true,
    },
    {
      path: '/product/:slug',
      isRendered: true,
    },
    {
      path: '/industry',
      isRendered: true,
    },
    {
      path: '/industry/:level1',
      isRendered: true,
    },
    {
      path: '/industry/:level1/:level2',
      isRendered: true,
    },
    {
      path: '/industry/:level1/:level2/:level3',
      isRendered: true,
    },
    {
      path: '/vendor/:id/*',
      module: 'vendor/VendorRoutes',
      isRendered: true,
    },
    {
      path: '/buyer/*',
      module: 'dashboard/BuyerRoutes',
    },
    {
      path: '/seller/*',
      module: 'dashboard/SellerRoutes',
    },
    {
      path: '/admin/*',
      module: 'dashboard/AdminRoutes',
    },
    {
      path: '/messages/*',
      module: 'dashboard/MessagesRoutes',
    },
    {
      path: '/search',
    },
    {
      path: '/register',
    },
    {
      path: '/email/resend',
    },
    {
      path: '/email/verify',
    },
    {
      path: '/password/email',
    },
    {
      path: '/password/reset',
    },
    {
      path: '/authorize/google/callback',
    },
    {
      path: '/about-us',
    },
    {
      path: '/coming-soon',
    },
    {
      path: '/contact-us',
    },
    {
      path: '/privacy-policy',
    },
    {
      path: '/terms-and-conditions',
    },
    {
      path: '/help',
    },
    {
      path: '/help/buyer-help',
    },
    {
      path: '/help/seller-help',
    },
    {
      path: '/help/knowledge-base',
    },
    {
      path: '/help/knowledge-base/:id',
    },
  ];
  const entryOf = (pathname) =>
    ROUTE_TABLE.find(({ path }) =>
      (0, platform_namespaceObject.matchPath)(path, pathname),
    );
  const moduleOf = (pathname) => entryOf(pathname)?.module; // ./frontends/shell/src/routes.tsx

  const routes_remotes = ROUTE_TABLE.filter(({ module }) => module);
  /** The route's own part goes to the remote: `/vendor/:id/*` is mounted at `/vendor/*`. */ const mountOf =
    (path) => `${path.split('/')[1]}/*`;
  function AppRoutes() {
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
      platform_namespaceObject.Routes,
      {
        children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsxs)(
          platform_namespaceObject.Route,
          {
            element: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Layout, {}),
            children: [
              /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                platform_namespaceObject.Route,
                {
                  index: true,
                  element: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                    HomePage,
                    {},
                  ),
                },
              ),
              /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                platform_namespaceObject.Route,
                {
                  path: 'product',
                  element: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                    platform_namespaceObject.Navigate,
                    {
                      to: platform_namespaceObject.paths.search(),
                      replace: true,
                    },
                  ),
                },
              ),
              routes_remotes.map(({ path, module = '' }) =>
                /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                  platform_namespaceObject.Route,
                  {
                    path: mountOf(path),
                    element: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(Remote, {
                      id: module,
                    }),
                  },
                  path,
                ),
              ),
              /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                platform_namespaceObject.Route,
                {
                  path: '*',
                  element: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                    NotFoundPage,
                    {},
                  ),
                },
              ),
            ],
          },
        ),
      },
    );
  } // ./frontends/shell/src/ssr/prefetch.ts

  /** What the shell's own pages need from the API before they are rendered. */
  const ONCE = {
    subscribe: false,
  };
  async function product(store, { slug = '' }) {
    const answer = await store.dispatch(
      platform_namespaceObject.productsApi.endpoints.product.initiate(slug, ONCE),
    );
    if ((0, platform_namespaceObject.statusOf)(answer.error) === 404)
      return {
        status: 404,
      };
    if (!answer.data) return {};
    const { name, description, images, price } = answer.data;
    const canonical = `/product/${answer.data.slug}`;
    const offer = price
      ? {
          '@type': 'Offer',
          price,
          priceCurrency: 'NPR',
        }
      : undefined;
    return {
      title: name,
      description: description?.slice(0, 160),
      canonical,
      image: images[0],
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        description,
        offers: offer,
      },
    };
  }
  async function industry(store, params) {
    const slug = params.level3 ?? params.level2 ?? params.level1 ?? '';
    const answer = await store.dispatch(
      platform_namespaceObject.categoriesApi.endpoints.category.initiate(slug, ONCE),
    );
    if ((0, platform_namespaceObject.statusOf)(answer.error) === 404)
      return {
        status: 404,
      };
    return {
      title: answer.data?.category.name,
    };
  }
  async function home(store) {
    await store.dispatch(
      platform_namespaceObject.productsApi.endpoints.home.initiate(undefined, ONCE),
    );
    return {
      canonical: '/',
    };
  }
  const PAGES = [
    {
      path: '/',
      load: home,
    },
    {
      path: '/product/:slug',
      load: product,
    },
    {
      path: '/industry/:level1',
      load: industry,
    },
    {
      path: '/industry/:level1/:level2',
      load: industry,
    },
    {
      path: '/industry/:level1/:level2/:level3',
      load: industry,
    },
  ];
  /** Frame and page at once; a call that fails leaves its place to the browser. */ async function prefetch(
    path,
    store,
  ) {
    const frame = [
      store.dispatch(
        platform_namespaceObject.categoriesApi.endpoints.allCategories.initiate(
          undefined,
          ONCE,
        ),
      ),
      store.dispatch(
        platform_namespaceObject.currenciesApi.endpoints.currencies.initiate(
          undefined,
          ONCE,
        ),
      ),
    ];
    const page = PAGES.find((candidate) =>
      (0, platform_namespaceObject.matchPath)(candidate.path, path),
    );
    const params = page
      ? ((0, platform_namespaceObject.matchPath)(page.path, path)?.params ?? {})
      : {};
    const [head] = await Promise.all([page?.load(store, params) ?? {}, ...frame]);
    return head;
  } // ./frontends/shell/src/ssr/page-state.ts

  /** The answers the page was rendered with. What is still open the browser asks for itself. */ function pageState(
    store,
  ) {
    const { api } = store.getState();
    const queries = Object.entries(api.queries);
    const answered = queries.filter(([, query]) => query?.status === 'fulfilled');
    return {
      api: {
        ...api,
        queries: Object.fromEntries(answered),
        subscriptions: {},
      },
    };
  } // ./frontends/shell/src/entry-server.tsx

  /** What the edge renders pages with. */

  const own = {
    en: [
      {
        messages: en_messages_messages,
      },
      {
        messages: messages,
      },
    ],
    ne: [
      {
        messages: ne_messages_messages,
      },
      {
        messages: messages_messages,
      },
    ],
  };
  /** A store for one request: its calls go to `origin` and stop with `signal`. */ function openStore(
    context,
    currency,
  ) {
    const store = (0, platform_namespaceObject.makeStore)(undefined, context);
    store.dispatch((0, platform_namespaceObject.currencyChosen)(currency));
    return store;
  }
  /** catalogs: the words of the remotes on this page. */ function render(
    url,
    store,
    locale,
    catalogs,
    options,
  ) {
    const i18n = (0, platform_namespaceObject.makeI18n)(locale, [
      ...own[locale],
      ...catalogs,
    ]);
    return (0, server_namespaceObject.renderToPipeableStream)(
      /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
        external_react_namespaceObject.StrictMode,
        {
          children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
            platform_namespaceObject.PlatformProvider,
            {
              store: store,
              i18n: i18n,
              children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                platform_namespaceObject.StaticRouter,
                {
                  location: url,
                  children: /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)(
                    AppRoutes,
                    {},
                  ),
                },
              ),
            },
          ),
        },
      ),
      options,
    );
  }

  module.exports = __webpack_exports__;
  /******/
})();
