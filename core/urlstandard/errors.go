package urlstandard

import "uriplayground/core/syntax"

// ErrorName is the name of a validation error (URL Standard §1.1).
type ErrorName = syntax.Code

// NoError is that there is none.
const NoError = syntax.NoFault

// The validation errors, in the order of the standard's table.
const (
	DomainToASCII                        = syntax.DomainToASCII
	DomainPercentEncoded                 = syntax.DomainPercentEncoded
	HostInvalidCodePoint                 = syntax.HostInvalidCodePoint
	IPv4EmptyPart                        = syntax.IPv4EmptyPart
	IPv4TooFewParts                      = syntax.IPv4TooFewParts
	IPv4TooManyParts                     = syntax.IPv4TooManyParts
	IPv4NonNumericPart                   = syntax.IPv4NonNumericPart
	IPv4NonDecimalPart                   = syntax.IPv4NonDecimalPart
	IPv4OutOfRangePart                   = syntax.IPv4OutOfRangePart
	IPv4NonASCIIInput                    = syntax.IPv4NonASCIIInput
	IPv6Unclosed                         = syntax.IPv6Unclosed
	IPv6InvalidCompression               = syntax.IPv6InvalidCompression
	IPv6TooManyPieces                    = syntax.IPv6TooManyPieces
	IPv6MultipleCompression              = syntax.IPv6MultipleCompression
	IPv6InvalidCodePoint                 = syntax.IPv6InvalidCodePoint
	IPv6TooFewPieces                     = syntax.IPv6TooFewPieces
	IPv6PieceLeadingZero                 = syntax.IPv6PieceLeadingZero
	IPv4InIPv6TooManyPieces              = syntax.IPv4InIPv6TooManyPieces
	IPv4InIPv6InvalidCodePoint           = syntax.IPv4InIPv6InvalidCodePoint
	IPv4InIPv6OutOfRangePart             = syntax.IPv4InIPv6OutOfRangePart
	IPv4InIPv6TooFewParts                = syntax.IPv4InIPv6TooFewParts
	InvalidURLUnit                       = syntax.InvalidURLUnit
	SpecialSchemeMissingFollowingSolidus = syntax.SpecialSchemeMissingFollowingSolidus
	MissingSchemeNonRelativeURL          = syntax.MissingSchemeNonRelativeURL
	InvalidReverseSolidus                = syntax.InvalidReverseSolidus
	InvalidCredentials                   = syntax.InvalidCredentials
	HostMissing                          = syntax.HostMissing
	PortOutOfRange                       = syntax.PortOutOfRange
	PortInvalid                          = syntax.PortInvalid
	FileInvalidWindowsDriveLetter        = syntax.FileInvalidWindowsDriveLetter
	FileInvalidWindowsDriveLetterHost    = syntax.FileInvalidWindowsDriveLetterHost
)

// ErrorNames returns all of them, in the order of the standard's table (URL Standard §1.1).
func ErrorNames() (list []ErrorName) {
	for e := DomainToASCII; e <= FileInvalidWindowsDriveLetterHost; e++ {
		list = append(list, e)
	}
	return list
}

// ValidationError is a mismatch between input and valid input (URL Standard §1.1). It
// does not mean that the parser fails.
type ValidationError struct {
	syntax.Span           // of the input
	Name        ErrorName // as the standard has it
}

// MaxErrors is the number of validation errors that are listed at most. A text of millions of them would
// only fill the memory.
const MaxErrors = 10_000
