package wire

// asMaps returns a value with its objects as maps, which tests index and compare.
func asMaps(value any) any {
	switch v := value.(type) {
	case *Properties:
		return asMaps(v.Map())
	case map[string]any:
		object := map[string]any{}
		for name, value := range v {
			object[name] = asMaps(value)
		}
		return object
	case []any:
		list := make([]any, len(v))
		for i, value := range v {
			list[i] = asMaps(value)
		}
		return list
	}
	return value
}

// asMap returns an answer with its objects as maps.
func asMap(answer *Properties) map[string]any { return asMaps(answer).(map[string]any) }
